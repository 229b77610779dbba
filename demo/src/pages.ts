import { brand } from "@frontdoor/brand/brand.ts";
import { brandMark } from "@frontdoor/brand/mark.ts";
import type { LoginProduct } from "@frontdoor/contract/products.ts";
import type { FastifyReply } from "fastify";
import type { SignedIn } from "./openid/signed-in.ts";
import type { Product } from "./product.ts";

/** The page after a login, with what the front door said about the person. */
export function signedInPage({ name: product, paths }: Product, person: SignedIn): string {
  const facts = {
    Name: person.name,
    Username: person.preferred_username,
    "Email address": person.email,
    "Cellphone number": person.phone_number,
    Type: person.account_type,
    Role: person.role?.name,
    Product: brand.products[product].fullName,
    "Signed in": timeOf(person.auth_time),
  };
  const rows = Object.entries(facts).map(([name, value]) =>
    value === undefined ? "" : `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return page(
    product,
    `Welcome, ${person.given_name ?? person.name ?? ""}`,
    `<p>You are logged in. This page stands in for the product: it shows what the front door told of you.</p>
<dl>${rows.join("")}</dl>
<p><a href="${paths.records}">Records</a></p>
<form method="post" action="${paths.logout}"><button class="button">Log out</button></form>`,
  );
}

/** A page that requires a login. */
export function recordsPage({ name: product, paths }: Product, person: SignedIn): string {
  return page(
    product,
    "Records",
    `<p>This page stands in for the records of ${escapeHtml(person.name ?? person.sub)}.</p>
<p><a href="${paths.home}">Back</a></p>`,
  );
}

/** What stands on the pages that lead to a login and a sign-up, below the heading. */
const ways = {
  "You are not logged in": "",
  "You are logged out": "",
  /** For a callback that this browser did not ask for, or whose code was used or has expired. */
  "Please log in again":
    "<p>The link that brought you here was used already, has expired, or belongs to another browser.</p>\n",
  /** The front door does not answer. */
  "You could not be logged in":
    "<p>There was an error communicating with the server. Please log in again in a moment.</p>\n",
};

export function loginPage({ name, paths }: Product, heading: keyof typeof ways): string {
  const links = `<p><a class="button" href="${paths.login}">Login</a> <a href="${paths.signUp}">Sign up</a></p>`;
  return page(name, heading, ways[heading] + links);
}

/** A practice's kiosk, where patients continue. */
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
    "<p>The demo product has no page of that name.</p>",
  );
}

/** Formats a time to the minute in South African time. */
function timeOf(secondsSince1970: number): string {
  return new Intl.DateTimeFormat("en-ZA", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Africa/Johannesburg",
  }).format(new Date(secondsSince1970 * 1_000));
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

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type("text/html; charset=utf-8").send(html);
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
