import { type ColourName, colours } from "@frontdoor/brand/colours.ts";
import { loginProducts } from "@frontdoor/contract/products.ts";

const used = ["ground", "surface", "well", "line", "ink", "ink-2", "accent", "accent-hover"].concat(
  ["on-accent", "accent-text", "focus", "sky-a", "sky-b", "sky-c", "orb"],
  ["hill-1", "hill-3", "water-a"],
) as readonly ColourName[];

export function styleSheet(): string {
  return `${schemeOf("light")}
@media (prefers-color-scheme: dark) { ${schemeOf("dark")} }
${layout}`;
}

function schemeOf(theme: "light" | "dark"): string {
  const rules = loginProducts.map((product) => {
    const palette = colours(product, theme);
    const lines = used.map((name) => `--${name}: ${palette[name]};`);
    return `[data-product="${product}"] { ${lines.join(" ")} }`;
  });
  return rules.join("\n");
}

const layout = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.55 "Atkinson Hyperlegible Next", ui-sans-serif, system-ui, sans-serif; }
.page { max-width: 37rem; margin: 0 auto; padding: 2.25rem 1rem 3rem; }
.brand { display: flex; align-items: center; gap: 0.7rem; margin: 0 0 1.25rem; padding: 0 0.5rem;
  font-size: 1.375rem; letter-spacing: -0.02em; }
.brand b { font-weight: 620; }
.brand svg { width: 2.125rem; height: 2.125rem; fill: var(--accent); }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 24px; overflow: hidden; }
.sky { display: flex; align-items: end; justify-content: center; height: 5.75rem;
  background: linear-gradient(var(--sky-a), var(--sky-b) 60%, var(--sky-c)); }
.sun { width: 5.5rem; height: 2.75rem; border-radius: 2.75rem 2.75rem 0 0; background: var(--orb); }
.hill { height: 0.5rem; background: var(--hill-1); }
.bank { height: 0.375rem; background: var(--hill-3); }
.water { height: 1.125rem; background: var(--water-a); }
main { padding: 2.25rem clamp(1.5rem, 6vw, 3rem) 2.75rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 2.125rem); font-weight: 600; line-height: 1.1;
  letter-spacing: -0.022em; overflow-wrap: anywhere; }
p { margin: 0 0 1.5rem; color: var(--ink-2); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.6rem 1.5rem; margin: 0 0 1.75rem;
  padding: 1.15rem 1.25rem; border-radius: 14px; background: var(--well); }
dt { color: var(--ink-2); }
dd { margin: 0; font-weight: 620; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd + dt { margin-top: 0.6rem; } }
form { margin: 0; }
.button { display: inline-block; min-height: 48px; padding: 0.8rem 1.75rem; border: 0; border-radius: 10px;
  background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer; }
.button:hover { background: var(--accent-hover); }
footer { padding: 1.5rem 1rem 0; color: var(--ink-2); font-size: 0.9375rem; }
a { color: var(--accent-text); }
a.button { color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
@media (forced-colors: active) { .card, .button { border: 1px solid; } }
`;
