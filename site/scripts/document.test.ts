import { stat } from "node:fs/promises";
import { colours } from "@frontdoor/brand/colours.ts";
import { expect, test } from "vitest";
import { fontFiles, pageDocument } from "./document.ts";

const parts = {
  assets: { fonts: ["/assets/font.woff2"], styles: "/assets/style.css" },
  meta: [{ title: 'Rooms & "words"' }, { name: "description", content: "<Log in>" }],
  audience: "practice",
  markup: "<h1>Log in</h1>",
  script: "<script>start()</script>",
};

test("the document holds the page as it was rendered, for the application to take over", () => {
  const html = pageDocument(parts);
  expect(html).toContain('<div id="page"><h1>Log in</h1></div>');
  expect(html).toContain('<html lang="en-ZA" data-context="practice">');
  expect(html).not.toContain("data-is-waiting");
});

test("the fallback's document says that it has no page to take over", () => {
  expect(pageDocument({ ...parts, isWaiting: true })).toContain('<div id="page" data-is-waiting>');
});

test.each(["", "patient", "practice", "academic"] as const)(
  "a browser paints its own frame as the ground of the context %j, by day and by night",
  (audience) => {
    const html = pageDocument({ ...parts, audience });
    for (const theme of ["light", "dark"] as const) {
      const { ground } = colours(audience || "patient", theme);
      expect(html).toContain(
        `<meta name="theme-color" media="(prefers-color-scheme:${theme})" content="${ground}"/>`,
      );
    }
  },
);

test("words of a page never end the element that they stand in", () => {
  const html = pageDocument(parts);
  expect(html).toContain("<title>Rooms &#38; &#34;words&#34;</title>");
  expect(html).toContain('content="&#60;Log in&#62;"');
});

test("a document asks for its style sheet and typefaces and nothing besides, so these come first", () => {
  const asked = [...pageDocument(parts).matchAll(/<link rel="([^"]*)"[^>]*href="(\/[^"]*)"/g)];
  expect(asked.map(([, rel, href]) => [rel, href])).toEqual([
    ["preload", "/assets/font.woff2"],
    ["stylesheet", "/assets/style.css"],
    ["apple-touch-icon", "/icon-180.png"],
  ]);
});

test("each typeface gets through in the first round trip of three (docs/decisions/0018)", async () => {
  for (const file of fontFiles) {
    const { size } = await stat(new URL(`../app/fonts/${file}`, import.meta.url));
    expect(size, file).toBeLessThanOrEqual(9_750);
  }
});
