import { readFileSync } from "node:fs";
import { brand } from "@frontdoor/brand/brand.ts";
import { expect, test } from "vitest";
import { renderPage, textOf } from "../render-page.tsx";
import Academic from "./academic.route.tsx";
import Devices from "./devices.tsx";

const { html, text } = renderPage(() => (
  <Academic>
    <Devices page={{ address: "/academic", audience: "academic" }} />
  </Academic>
));

test("[S1.036 S1.037] a logbook and electronic portfolio for trainees, supervisors and HODs", () => {
  expect(text).toContain(
    "A logbook and electronic portfolio for medical trainees (registrars), supervisors and heads of department (HOD) in training institutions.",
  );
});

test("[S1.038] it is approved by a national college of medicine: a seal says so in the words around it", () => {
  const approval = `Approved by ${brand.college}`;
  const [seal = ""] = /<div class="seal" role="img".*?<\/div>/.exec(html) ?? [];
  expect(seal).toContain(`aria-label="${approval}"`);
  expect(textOf(seal).trim()).toBe(approval);
});

test("[S1.039 S9.030] every academic user has 1GB of free cloud storage", () => {
  expect(text).toContain("1GB free cloud storage");
  expect(text).toContain("For every academic user");
});

test("[S1.042] the photos that the pictures of the logbook show are drawn once each, and all of them are shown", () => {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]);
  const drawn = all(/<symbol id="(.+?)"/g);
  expect(drawn.length).toBeGreaterThan(4);
  expect(drawn.toSorted()).toEqual([...new Set(all(/<use href="#(.+?)"/g))].toSorted());
});

test("one large bird a view: the hero has it, and the storage shows what it stores", () => {
  expect(html.match(/class="heron/g)).toHaveLength(1);
});

test("[S1.040 S1.041 S1.042 S1.043 S1.044] the claims are made", () => {
  expect(text).toContain("Log procedures offline");
  expect(text).toContain("De-identified procedure reports, exported to Excel and PDF");
  expect(text).toContain("Upload procedure photos");
  expect(text).toContain("Supervisors and HODs sign off rotations electronically");
  expect(text).toContain("a unique code or with biometric access");
});

test("[S1.045 S1.046 S2.040] the sixteen disciplines are listed in the specification's order, and more are coming", () => {
  const list = /<ul class="disciplines">(.*?)<\/ul>/.exec(html)?.[1] ?? "";
  const names = [...list.matchAll(/<li>(.*?)<\/li>/g)].map((match) =>
    match[1]?.replace("&amp;", "&"),
  );
  const clause = /^\| S1\.045 \| .*$/m.exec(readFileSync("docs/clauses.md", "utf8"))?.[0] ?? "";
  expect(names).toEqual([...clause.matchAll(/`(.+?)`/g)].map((match) => match[1]));
  expect(names).toHaveLength(16);
  expect(text).toContain("More Specialities coming soon");
});

test("[S1.047 S2.038] there are three device tabs, one of them open", () => {
  const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>.*?<\/svg>(\w+)</g)];
  expect(tabs.map((tab) => [tab[2], tab[1]])).toEqual([
    ["Android", "false"],
    ["iOS", "false"],
    ["PC", "true"],
  ]);
});

test("[S1.048] each device tab shows screens of the product as pictures, each told in words", () => {
  for (const [tab, count] of [
    ["android", 2],
    ["ios", 2],
    ["pc", 1],
  ] as const) {
    const start = html.search(new RegExp(`role="tabpanel"[^>]*${tab}`));
    const end = html.indexOf('role="tabpanel"', start + 20);
    const panel = html.slice(start, end < 0 ? undefined : end);
    const pictures = [
      ...panel.matchAll(/class="mock (?:phone|window)[^>]*role="img" aria-label="([^"]{20,})"/g),
    ];
    expect(pictures, tab).toHaveLength(count);
  }
});

test("[S1.049 S1.050 S1.051] each product card signs up at /signup", () => {
  const cards = html.match(/<article class="product-card">.*?<\/article>/g) ?? [];
  expect(cards).toHaveLength(2);
  for (const card of cards) expect(card).toMatch(/href="\/signup"[^>]*>Sign Up Now</);
});

test("[S2.039] both app stores are linked", () => {
  expect(html).toContain(`href="${brand.products.academic.apps.apple}"`);
  expect(html).toContain(`href="${brand.products.academic.apps.android}"`);
});
