import { publicUrlToken } from "@frontdoor/contract/app-config.ts";
import { describe, expect, test } from "vitest";
import { withPageHead } from "./page-head.ts";

const page = (context: string) =>
  `<html lang="en-ZA" data-context="${context}"><head><title>Plans &amp; pricing</title><meta name="description" content="Core &amp; Premium."/></head><body></body></html>`;

/** The structured data of a page, as a search engine reads it. */
function factsOf(html: string): Record<string, unknown>[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = ""]) => JSON.parse(json));
}

test("a page names its one address, with the words of its own title and description", () => {
  const html = withPageHead(page("practice"), "/practice");
  expect(html).toContain(`<link rel="canonical" href="${publicUrlToken}/practice"/>`);
  expect(html).toContain('<meta property="og:title" content="Plans &amp; pricing"/>');
  expect(html).toContain('<meta property="og:description" content="Core &amp; Premium."/>');
});

test.each([
  ["practice", "practice"],
  ["academic", "academic"],
  ["patient", "patient"],
  ["", "patient"],
])("a link to a page of the context %j shows the picture of %s", (context, product) => {
  expect(withPageHead(page(context), "/about")).toContain(
    `<meta property="og:image" content="${publicUrlToken}/share/${product}.png"/>`,
  );
});

test("a page without a description stops the build", () => {
  expect(() => withPageHead("<head><title>A</title></head>", "/")).toThrow("description");
});

describe("the facts of the pages", () => {
  test("the start page states who we are, and an app that costs nothing", () => {
    const [organisation, app] = factsOf(withPageHead(page("patient"), "/"));
    expect(organisation).toMatchObject({ "@type": "Organization", url: `${publicUrlToken}/` });
    expect(app).toMatchObject({ "@type": "SoftwareApplication", offers: [{ price: 0 }] });
  });

  test.each([
    ["patient", "/"],
    ["practice", "/practice"],
    ["academic", "/academic"],
  ])("the app of %s is at %s, the one address of its page", (context, path) => {
    const app = factsOf(withPageHead(page(context), path)).at(-1);
    expect(app).toMatchObject({ url: publicUrlToken + path });
  });

  test("[S2.066] the price plans state both prices", () => {
    const [app] = factsOf(withPageHead(page("practice"), "/priceplans"));
    expect(app).toMatchObject({
      offers: [
        { name: "Core", price: 250, priceCurrency: "ZAR" },
        { name: "Premium", price: 970, priceCurrency: "ZAR" },
      ],
    });
  });

  test("an account page states none", () => {
    expect(factsOf(withPageHead(page("practice"), "/login"))).toEqual([]);
  });
});
