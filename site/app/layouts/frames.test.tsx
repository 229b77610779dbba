import { brand } from "@frontdoor/brand/brand.ts";
import type { Context } from "@frontdoor/contract/contexts.ts";
import { expect, test } from "vitest";
import { renderPage, textOf } from "../pages/render-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

const header = renderPage(() => (
  <Header page={{ address: "/about", audience: "" }} path="/about" />
)).html;
const footer = renderPage(() => <Footer page={{ address: "/about", audience: "" }} />).html;
const headerOf = (path: string, audience: Context) =>
  renderPage(() => <Header page={{ address: path, audience }} path={path} />).html;
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

test.each(["patient", "practice", "academic"] as const)(
  "[S1.002 S2.032] a page of context %s makes its tab the active one",
  (context) => {
    const html = headerOf("/login/academic", context);
    expect(html.match(/href="([^"]*)"[^>]*aria-current="\w+"/)?.[1]).toBe(`/${context}`);
  },
);

test.each([
  ["/", "patient", "page"],
  ["/patient", "patient", "page"],
  ["/providers", "practice", "page"],
  ["/academic", "academic", "page"],
  ["/packages", "practice", "true"],
  ["/login/academic", "academic", "true"],
] as const)(
  "[S2.032] at %s the tab %s is current as %j: only its own page is its page",
  (...row) => {
    const [path, audience, current] = row;
    expect(headerOf(path, audience).match(/aria-current="\w+"/g)).toEqual([
      `aria-current="${current}"`,
    ]);
  },
);

test("the header's menu has the page in the other languages, each by its own name", () => {
  const languages = header.slice(header.indexOf("data-languages"));
  expect(languages).toContain('href="/af/about" hrefLang="af" lang="af-ZA">Afrikaans</a>');
  expect(languages).toContain('href="/zu/about"');
  expect(languages).not.toContain('href="/en/about"');
});

test("[S2.033 S2.034] Login and Signup are buttons of the header", () => {
  expect(header).toMatch(/href="\/login"[^>]*>Login</);
  expect(header).toMatch(/href="\/signup"[^>]*>Signup</);
});

test("[S2.036 S2.136] on an academic page Forgot password names the product, where no script remembers it", () => {
  const named = /<noscript><a href="\/forgotpassword\?product=academic">Forgot password</;
  expect(headerOf("/academic", "academic")).toMatch(named);
  expect(headerOf("/login/practice", "practice")).not.toMatch(named);
});

test("[S1.056 S1.057 S1.058] the footer shows two offices, an email address and a phone number", () => {
  const text = textOf(footer);
  expect(brand.offices).toHaveLength(2);
  for (const office of brand.offices) {
    for (const line of office.lines) expect(text).toContain(line);
  }
  expect(text).toContain(brand.email);
  expect(text).toContain(brand.phone.text);
});

test("[S2.081 S2.082] the footer groups Our Products and Useful Links", () => {
  const [, products = ""] = />Our Products<\/h2>(.*?)<\/ul>/s.exec(footer) ?? [];
  const links = [...products.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/patient", "/practice", "/academic"]);
  expect(footer).toContain(">Useful Links</h2>");
});

test("[S2.083 S2.084 S2.085] Useful Links opens the three legal texts", () => {
  for (const title of [
    "Privacy",
    "Terms and Conditions",
    "Protection of Personal Information (POPI)",
  ]) {
    expect(footer).toMatch(
      new RegExp(
        `class="text-button" command="show-modal"[^>]*>${title.replace(/[()]/g, "\\$&")}</button>`,
      ),
    );
  }
});
