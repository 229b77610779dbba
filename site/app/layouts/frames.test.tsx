import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { renderPage, textOf } from "../pages/render-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const header = renderPage(Header).html;
const footer = renderPage(Footer).html;
const sevenLinks = [
  "/",
  "/patient",
  "/practice",
  "/academic",
  "/login",
  "/signup",
  "/forgotpassword",
];

test.each([
  ["header", header],
  ["footer", footer],
])(
  "[S2.030 S2.035 S2.036 S2.037] the %s carries all seven links and the providers page",
  (_, html) => {
    for (const address of sevenLinks) expect(html).toContain(`href="${address}"`);
    expect(html).toMatch(
      new RegExp(`href="${brand.providers.href}"[^>]*rel="noopener"[^>]*>Providers<`),
    );
  },
);

test("[S2.031] the header's tabs are Patient, Practice and Academic", () => {
  const tabs = [...header.matchAll(/class="product-tab"[^>]*>(\w+)</g)].map((match) => match[1]);
  expect(tabs).toEqual(["Patient", "Practice", "Academic"]);
});

test("[S2.032] no tab is active while the context is empty", () => {
  expect(header).not.toContain("aria-current");
});

test("[S2.033 S2.034] Login and Signup are buttons of the header", () => {
  expect(header).toMatch(/href="\/login"[^>]*>Login</);
  expect(header).toMatch(/href="\/signup"[^>]*>Signup</);
});

test("[S1.056 S1.057 S1.058] the footer shows two offices, an e-mail address and a phone number", () => {
  const text = textOf(footer);
  expect(brand.offices).toHaveLength(2);
  for (const office of brand.offices) {
    for (const line of office.lines) expect(text).toContain(line);
  }
  expect(text).toContain(brand.email);
  expect(text).toContain(brand.phone.text);
});

test("[S2.081 S2.082] the footer groups Our Products and Useful Links", () => {
  expect(footer).toContain(">Our Products</h2>");
  expect(footer).toContain(">Useful Links</h2>");
});

test("[S2.083 S2.084 S2.085] Useful Links opens the three legal texts", () => {
  for (const title of [
    "Privacy",
    "Terms and Conditions",
    "Protection of Personal Information (POPI)",
  ]) {
    expect(footer).toContain(`class="text-button">${title}</button>`);
  }
});
