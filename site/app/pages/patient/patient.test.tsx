import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { renderPage } from "../render-page.tsx";
import Patient from "./patient.route.tsx";

const { html, text } = renderPage(Patient);

test("[S1.004 S1.005 S1.006 S1.007] patients read of a free demographics app that shares their details, securely, with whom they choose", () => {
  expect(text).toContain("is a free demographics app. Share your personal details, securely,");
  expect(text).toContain("with the healthcare professionals you choose. No paper forms.");
});

test("[S1.008 S1.009] there is a mobile app and a website", () => {
  expect(text).toMatch(/in the mobile app or on the website/);
});

test("[S1.010 S1.011 S9.028 S9.029] the first 30 patients are free, then a monthly fee applies", () => {
  expect(text).toContain("The first 30 patients are free");
  expect(text).toContain("A monthly fee applies after that");
  expect(html.match(/color-mix\(in oklab,var\(--sun\)/g)?.length).toBe(2 * 30);
});

test("[S1.012] the app complies with data-privacy law", () => {
  expect(text).toContain("complies with data-privacy law");
});

test("[S1.014 S1.015 S2.042] both app stores are linked", () => {
  expect(html).toContain(`href="${brand.products.patient.apps.apple}"`);
  expect(html).toContain(`href="${brand.products.patient.apps.android}"`);
});

test("[S2.043] signing up is offered as free", () => {
  expect(html).toMatch(/href="\/signup"[^>]*>Sign up free</);
});

test("[S1.016] the doctor search has its button", () => {
  expect(text).toContain("Search for your doctor");
});

test("[S2.044 S2.045] the other products are one press away", () => {
  expect(html).toContain('href="/practice"');
  expect(html).toContain('href="/academic"');
});

test("[S2.079 S2.080] the partners are named, and a partner contact is linked", () => {
  for (const partner of brand.partners) expect(text).toContain(partner);
  expect(html).toContain(`mailto:${brand.partnerEmail}`);
});

test("[S9.031 S9.032] leaving means archiving, for at least six years", () => {
  expect(text).toMatch(/at least six years under the HPCSA guideline.*archived, not erased/);
});

test("the external video is not asked for before its modal opens", () => {
  const withScripts = html.replace(/<noscript>.*?<\/noscript>/g, "");
  expect(html).not.toContain("<iframe");
  expect(withScripts).not.toContain(brand.products.patient.video);
});
