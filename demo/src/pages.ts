import { brand } from "@frontdoor/brand/brand.ts";
import { colours } from "@frontdoor/brand/colours.ts";
import type { HandOffProduct, SignedIn } from "@frontdoor/contract/products/hand-off.ts";

/** Where a person lands who was handed over. */
export function signedInPage({ product, signedInAt, user }: SignedIn): string {
  const rows = [
    ["Name", `${user.name} ${user.surname}`],
    ["Username", user.username],
    ["Email", user.emailAddress],
    ["Type", user.type],
    ["Signed in", signedInAt.slice(0, 19).replace("T", " ")],
  ];
  const facts = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escape(value ?? "")}</dd>`);
  return page(
    product,
    `Welcome, ${user.name}`,
    `<p>You are signed in to ${escape(brand.products[product].fullName)}. This page stands in for the product.</p>
<dl>${facts.join("")}</dl>
<form method="post" action="/${product}/logout"><button>Log out</button></form>`,
  );
}

export function signedOutPage(product: HandOffProduct, loginUrl: string): string {
  return page(
    product,
    "You are not signed in",
    `<p><a class="button" href="${escape(loginUrl)}">Login</a></p>`,
  );
}

/** A code works once and for a minute. */
export function expiredPage(product: HandOffProduct, loginUrl: string): string {
  return page(
    product,
    "Please log in again",
    `<p>This way in was used already or has expired. It works once, within a minute.</p>
<p><a class="button" href="${escape(loginUrl)}">Login</a></p>`,
  );
}

/** The kiosk of a practice, where a patient would go on. */
export function kioskPage(practiceId: string): string {
  return page(
    "practice",
    "Kiosk",
    `<p>This page stands in for the kiosk of practice ${escape(practiceId)}.</p>`,
  );
}

function page(product: HandOffProduct, heading: string, content: string): string {
  return `<!doctype html>
<html lang="en-ZA" data-product="${product}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escape(heading)} · ${escape(brand.products[product].fullName)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo.css"></head>
<body><main><p class="product">${escape(brand.products[product].fullName)}</p><h1>${escape(heading)}</h1>${content}</main></body></html>`;
}

/** The sheet of every page, in the product's colours, light and dark. */
export function styles(): string {
  const variables = (product: HandOffProduct, theme: "light" | "dark") => {
    const c = colours(product, theme);
    return `[data-product=${product}]{--ground:${c.ground};--surface:${c.surface};--ink:${c.ink};--ink-2:${c["ink-2"]};--accent:${c.accent};--on-accent:${c["on-accent"]};--accent-text:${c["accent-text"]};--line:${c.line};--focus:${c.focus}}`;
  };
  const both = (theme: "light" | "dark") =>
    variables("practice", theme) + variables("academic", theme);
  return `${both("light")}@media (prefers-color-scheme:dark){${both("dark")}}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.55 "Atkinson Hyperlegible Next",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:4rem 1.25rem}
.product{color:var(--accent-text);font-weight:600;margin:0}
h1{font-size:2.4rem;line-height:1.1;letter-spacing:-.02em;margin:.25rem 0 1rem}
dl{background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:1.25rem 1.5rem;margin:1.5rem 0;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem}
dt{color:var(--ink-2)}dd{margin:0;overflow-wrap:anywhere;font-weight:600}
button,.button{display:inline-block;background:var(--accent);color:var(--on-accent);border:0;border-radius:10px;padding:.8rem 1.5rem;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
