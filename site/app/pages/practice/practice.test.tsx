import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { renderPage, textOf } from "../render-page.tsx";
import Practice from "./practice.route.tsx";

const { html, text } = renderPage(Practice);

test("[S1.023 S1.024] practices read of practice management and clinical record-keeping", () => {
  expect(text).toContain(
    "Practice management and clinical record-keeping for healthcare providers.",
  );
});

test("[S1.029] the benefits are a list of their own, beside the features", () => {
  const list = /<ul class="gains" aria-label="Benefits">(.*?)<\/ul>/.exec(html)?.[1] ?? "";
  expect([...list.matchAll(/<li>(.*?)<\/li>/g)].map((match) => match[1])).toEqual([
    "No paper forms",
    "You see each change as it happens",
    "One record everywhere",
  ]);
});

test("[S1.025 S2.057] all fifteen features are named", () => {
  const features = [
    "Electronic patient details",
    "Customised questionnaires",
    "Practice terms sent electronically",
    "Live updates on changed patient details",
    "Integration with billing software",
    "Demographics sharing",
    "Clinical notes",
    "Templates",
    "Document storage",
    "Consent",
    "Messaging",
    "Pre-admissions",
    "Theatre lists",
    "Waiting lists",
    "Reports",
  ];
  for (const feature of features) expect(html).toContain(`<span>${feature}</span>`);
});

test.each(["Patient Centric", "Clinical Collaboration", "Cloud Based"])(
  "[S1.026 S1.027 S1.028] the blurb %s is a heading",
  (blurb) => expect(html).toContain(`<h3>${blurb}</h3>`),
);

test("[S1.031] both app stores are linked", () => {
  expect(html).toContain(`href="${brand.products.practice.apps.apple}"`);
  expect(html).toContain(`href="${brand.products.practice.apps.android}"`);
});

test("[S1.032] the button Sign up leads to the sign-up", () => {
  expect(html).toMatch(/href="\/signup"[^>]*>Sign up</);
});

test("[S1.033 S1.034] Learn More holds PLANS & PRICING, which leads to the price plans", () => {
  expect(html).toContain(">Learn More</h2>");
  expect(html).toMatch(/href="\/priceplans"[^>]*>PLANS &amp; PRICING</);
});

test("[S1.053 S1.054 S1.055 S9.028 S9.029 S9.032] each fact of the proof leads to what shows it", () => {
  const section = /<ul class="proofs">(.*?)<\/ul>/.exec(html)?.[1] ?? "";
  const facts = (section.match(/<li>.*?<\/li>/g) ?? []).map((fact) => ({
    words: textOf(fact),
    shownAt: /href="(.+?)"|commandfor="(.+?)"/i.exec(fact)?.slice(1).find(Boolean),
  }));
  expect(facts).toEqual([
    { words: expect.stringContaining(`Founded by ${brand.founder}`), shownAt: "/about" },
    { words: expect.stringContaining("The first 30 patients are free"), shownAt: "/packages" },
    { words: expect.stringContaining("An ID number is checked"), shownAt: "/signup/practice" },
    { words: expect.stringContaining("Six years, at least"), shownAt: "legal-privacy" },
  ]);
  expect(facts[0]?.words).toContain(String(brand.foundedYear));
  expect(facts[0]?.words).toContain(brand.parentGroup);
  expect(facts[1]?.words).toContain("A monthly fee applies after that");
  expect(facts[3]?.words).toContain("archived, not erased");
});

test("[S2.079] a partner's logo is its name, whole and as text, beside a sign of its own that says nothing", () => {
  const list = /<section [^>]*partners".*?<ul[^>]*>(.*?)<\/ul>/.exec(html)?.[1] ?? "";
  const logos = list.match(/<li.*?<\/li>/g) ?? [];
  expect(logos.map((logo) => textOf(logo).trim())).toEqual(brand.partners);
  const signs = logos.map((logo) => /<svg [^>]*aria-hidden="true".*<\/svg>/.exec(logo)?.[0]);
  expect(new Set(signs).size).toBe(brand.partners.length);
  expect(signs).not.toContain(undefined);
});
