// Day and night: as the device has it, or as was chosen.

const KEPT = "tetradka.look";
const PAPER = { day: "#fcfaf2", night: "#171c2b" };
const dark = matchMedia("(prefers-color-scheme: dark)");

/** `auto`, `day` or `night`. */
export function chosen() {
  const kept = localStorage.getItem(KEPT);
  return kept === "day" || kept === "night" ? kept : "auto";
}

/** Chooses one and shows it. */
export function choose(look) {
  if (look === "auto") localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, look);
  show();
}

export function show() {
  const look = chosen() === "auto" ? (dark.matches ? "night" : "day") : chosen();
  document.documentElement.dataset.look = look;
  document.querySelector("meta[name=theme-color]").content = PAPER[look];
}

dark.addEventListener("change", show);
addEventListener("storage", (event) => event.key === KEPT && show());
