import { brotliCompressSync } from "node:zlib";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { brochurePages } from "@frontdoor/contract/test/pages.ts";
import { weightLimits as limits } from "@frontdoor/contract/test/weight-limits.ts";
import { wholeLanguages } from "@frontdoor/words/languages.ts";
import { expect } from "@playwright/test";
import { test } from "../fixtures/kept-test.ts";
import { transferred } from "../fixtures/transferred.ts";

/**
 * The files that a document refers to, which a browser loads with it; weight.spec.ts checks that it loads no others.
 */
const tag = {
  styleSheet: /<link rel="stylesheet" href="([^"]+)"/g,
  font: /<link rel="preload" as="font"[^>]* href="([^"]+)"/g,
  inlineScript: /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs,
};

for (const language of wholeLanguages()) {
  for (const path of [...brochurePages, ...Object.keys(limits.scripts)]) {
    const address = pathIn(language, path);
    test(`${address}, its style sheet and its scripts stay within their limits, and it preloads two fonts`, async () => {
      const { body, text } = await transferred(address);
      const style = await weightOf(text, tag.styleSheet);
      expect(style).toBeGreaterThan(0);
      expect(style).toBeLessThanOrEqual(limits.style);
      expect(body + style).toBeLessThanOrEqual(limits.documentAndStyle);
      const scripts = [...text.matchAll(tag.inlineScript)].map(([, script]) => script);
      expect(scripts.length).toBeGreaterThan(1);
      const limit = (brochurePages as readonly string[]).includes(path)
        ? limits.brochureScripts
        : limits.formScripts;
      expect(brotliCompressSync(scripts.join("")).length).toBeLessThanOrEqual(limit);
      expect([...text.matchAll(tag.font)]).toHaveLength(2);
      const fonts = language === "af" ? limits.fontsWithMarks : limits.fonts;
      expect(await weightOf(text, tag.font)).toBeLessThanOrEqual(fonts);
    });
  }
}

for (const path of ["/", "/patient", "/practice", "/academic", "/priceplans", "/login"]) {
  test(`${path} arrives whole in the first round trip of a new connection`, async () => {
    const { head, body } = await transferred(path);
    expect(head + body).toBeLessThanOrEqual(limits.firstRoundTrip);
  });
}

/** The total size in bytes of the files that a document refers to with a kind of tag. */
async function weightOf(document: string, kind: RegExp): Promise<number> {
  const addresses = [...document.matchAll(kind)].map(([, address = ""]) => address);
  const weights = await Promise.all(
    addresses.map(async (address) => (await transferred(address)).body),
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}
