use crate::words::{Categories, Category, Lang, Letter, Policy};

#[test]
fn languages_and_policies_have_a_stored_form() {
    let json = |lang| serde_json::to_string(&lang).unwrap();
    assert_eq!(json(Lang::Uk), "\"uk\"");
    for lang in Lang::all() {
        assert_eq!(serde_json::from_str::<Lang>(&json(lang)).unwrap(), lang);
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
    }
    assert!(serde_json::from_str::<Lang>("\"de\"").is_err());
    assert!(serde_json::from_str::<Letter>("63").is_err());

    let mut policy = Policy::default();
    policy.allowed = policy.allowed.with(Category::Slang).without(Category::Rare);
    policy.house.push("шрек".into());
    let stored = serde_json::to_string(&policy).unwrap();
    assert_eq!(serde_json::from_str::<Policy>(&stored).unwrap(), policy);
    assert_eq!(
        serde_json::from_str::<Policy>("{}").unwrap(),
        Policy::default()
    );
    assert!(serde_json::from_str::<Categories>("[\"nice\"]").is_err());
}

#[test]
fn every_category_has_its_flag_and_name() {
    for category in Category::ALL {
        assert_eq!(Category::from_name(category.name()), Some(category));
        let flag = category.flag().to_string();
        assert_eq!(
            Categories::from_flags(&flag),
            Some(Categories::of(&[category]))
        );
    }
    assert_eq!(Categories::from_flags("rdavscogbpn"), Some(Categories::ALL));
    assert_eq!(Categories::from_flags("z"), None);
    let all: Vec<Category> = Categories::ALL.iter().collect();
    assert_eq!(all, Category::ALL);
}
