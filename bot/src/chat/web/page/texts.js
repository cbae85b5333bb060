// The page's words: they come from the server, in the reader's language.

let words = {};

/** Takes the words of a language. */
export function speak(language, texts) {
  words = texts;
  document.documentElement.lang = language;
  document.title = t("web-title");
}

/** A text by its id; what stands in braces is filled in. */
export function t(id, values = {}) {
  const text = words[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Why something was refused, in words. */
export function refusal(why) {
  const id = `web-refused-${why}`;
  return words[id] ?? t("web-refused-trouble");
}
