import { colours, type Product } from "@frontdoor/brand/colours.ts";

const fallback =
  "'Atkinson Hyperlegible',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const textFont = `'Atkinson Hyperlegible Next',${fallback}`;
export const displayFont = `'Bricolage Grotesque',${textFont}`;

type Colours = ReturnType<typeof colours>;

/** The sky of the river, from above to the horizon. */
export const skyOf = (theme: Colours) =>
  `linear-gradient(180deg,${theme["sky-a"]},${theme["sky-b"]} 60%,${theme["sky-c"]})`;

/** Improvements for mail programmes that read style sheets; everything the layout needs is inline. */
export function darkRules(product: Product): string {
  const dark = colours(product, "dark");
  const rules = [
    `.bg{background:${dark.ground}!important}`,
    `.card{background:${dark.surface}!important}`,
    `.ink{color:${dark.ink}!important}`,
    `.ink2{color:${dark["ink-2"]}!important}`,
    `.btn{background:${dark.accent}!important;color:${dark["on-accent"]}!important}`,
    `.lnk{color:${dark["accent-text"]}!important}`,
    `.well{background:${dark.well}!important}`,
    `.rule{border-color:${dark.line}!important}`,
    `.sky{background:${skyOf(dark)}!important}`,
    `.orb{background:${dark.orb}!important}`,
    `.hill{background:${dark["hill-2"]}!important}`,
    `.bank{background:${dark["hill-3"]}!important}`,
    `.water{background:${dark["water-a"]}!important}`,
  ].join("");
  const narrow =
    ".pad{padding-left:24px!important;padding-right:24px!important}.h1{font-size:26px!important}";
  return `@media (prefers-color-scheme:dark){${rules}}@media (max-width:620px){${narrow}}`;
}

/** Text for HTML, in elements and in quoted attributes (SEC-G10). */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
