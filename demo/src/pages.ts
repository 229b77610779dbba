import { brand } from "@frontdoor/brand/brand.ts";
import { brandMark } from "@frontdoor/brand/mark.ts";
import type { SignedIn } from "@frontdoor/contract/products/hand-off.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import { escapeHtml } from "./escape-html.ts";

/** Where a person lands who was handed over. */
export function signedInPage({ product, signedInAt, user }: SignedIn): string {
  const facts = {
    Name: `${user.name} ${user.surname}`,
    Username: user.username,
    "Email address": user.emailAddress,
    Type: user.type,
    Product: brand.products[product].fullName,
    "Signed in": timeOf(signedInAt),
  };
  const rows = Object.entries(facts).map(
    ([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return page(
    product,
    `Welcome, ${user.name}`,
    `<p>You are logged in. This page stands in for the product: it shows what the front door handed over.</p>
<dl>${rows.join("")}</dl>
<form method="post" action="/${product}/logout"><button class="button">Log out</button></form>`,
  );
}

export function signedOutPage(product: LoginProduct, loginUrl: string): string {
  return page(product, "You are not logged in", loginButton(loginUrl));
}

/** For a code that was used, has expired, or never was one of this product's. */
export function refusedPage(product: LoginProduct, loginUrl: string): string {
  return page(
    product,
    "Please log in again",
    `<p>The link that brought you here was used already or has expired. It works once, and for one minute.</p>
${loginButton(loginUrl)}`,
  );
}

/** The front door did not answer; the code may be spent, so the way is to log in again. */
export function awayPage(product: LoginProduct, loginUrl: string): string {
  return page(
    product,
    "You could not be logged in",
    `<p>There was an error communicating with the server. Please log in again in a moment.</p>
${loginButton(loginUrl)}`,
  );
}

/** The kiosk of a practice, where a patient would go on. */
export function kioskPage(practiceId: string): string {
  return page(
    "practice",
    "Practice kiosk",
    `<p>This page stands in for the kiosk of the practice <b>${escapeHtml(practiceId)}</b>, where a patient would go on.</p>`,
  );
}

export function missingPage(): string {
  return page(
    "practice",
    "There is nothing here",
    "<p>This stand-in has no page of that name.</p>",
  );
}

function loginButton(loginUrl: string): string {
  return `<a class="button" href="${escapeHtml(loginUrl)}">Login</a>`;
}

/** ISO time to the minute, in the time zone of the country. */
function timeOf(isoTime: string): string {
  return new Intl.DateTimeFormat("en-ZA", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Africa/Johannesburg",
  }).format(new Date(isoTime));
}

function page(product: LoginProduct, heading: string, content: string): string {
  const { name, fullName } = brand.products[product];
  const title = `${heading} – ${fullName}`;
  return `<!doctype html>
<html lang="en-ZA" data-product="${product}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/demo.css"></head>
<body><div class="page">
<div class="brand"><svg viewBox="0 0 48 48" aria-hidden="true"><path d="${brandMark}"/></svg><span><b>${escapeHtml(brand.name)}</b> ${escapeHtml(name)}</span></div>
<div class="card"><div class="sky"><div class="sun"></div></div><div class="hill"></div><div class="bank"></div><div class="water"></div>
<main><h1>${escapeHtml(heading)}</h1>
${content}</main></div>
<footer>A stand-in for ${escapeHtml(fullName)}, for trying out the front door.</footer>
</div></body></html>
`;
}
