import { brand } from "@frontdoor/brand/brand.ts";
import { pathIn } from "@frontdoor/contract/languages.ts";
import { languageCodes, reviewedLanguages } from "@frontdoor/words/languages.ts";
import { expect } from "@playwright/test";
import { siteOrigin } from "../addresses.ts";
import { test } from "../fixtures/kept-test.ts";
import { test as pageTest } from "../fixtures/test.ts";
import { open } from "../fixtures/watch.ts";

const brochure = ["/", "/academic", "/practice", "/about", "/packages", "/priceplans"];
const account = ["/login", "/signup", "/forgotpassword", "/forgotusername", "/verifyEmail"];
const aliases = [
  ["/patient", "/"],
  ["/providers", "/practice"],
  ["/register/practice", "/signup/practice"],
] as const;

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";

test("every page has its own title and description, also for link previews", async ({
  request,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of [...brochure, "/med-e-mass", ...account]) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    titles.add(title);
    descriptions.add(contentOf(html, "description"));
    expect(contentOf(html, "og:title"), path).toBe(title);
    expect(contentOf(html, "og:site_name"), path).toBe(brand.name);
    expect(html, path).toContain(`<link rel="canonical" href="${siteOrigin}${path}"/>`);
    expect(html, path).not.toContain("__PUBLIC_URL__");
  }
  expect(titles.size).toBe(brochure.length + 1 + account.length);
  expect(descriptions.size).toBe(titles.size);
  expect(descriptions).not.toContain("");
});

for (const [alias, path] of aliases) {
  test(`${alias} has ${path} as its canonical address`, async ({ request }) => {
    const html = await (await request.get(alias)).text();
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}${path}"/>`);
  });
}

test("each product's pages have their own preview picture, of the size that they state", async ({
  request,
}) => {
  for (const [path, product] of [
    ["/", "patient"],
    ["/practice", "practice"],
    ["/login/academic", "academic"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const address = contentOf(html, "og:image");
    expect(address).toBe(`${siteOrigin}/share/${product}.png`);
    const picture = await request.get(address);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the home page has structured data (JSON-LD) about the organization and its app", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const facts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  expect([...facts].map(([, fact = ""]) => JSON.parse(fact)["@type"])).toEqual([
    "Organization",
    "SoftwareApplication",
  ]);
});

pageTest(
  "every icon that the pages and the manifest name is there; a missing file is missing",
  async ({ page, request }) => {
    await open(page, "/");
    const hrefOf = (rel: string) => page.locator(`link[rel=${rel}]`).getAttribute("href");
    expect(await hrefOf("icon")).toMatch(/^data:image\/svg\+xml,/);
    const named = [await hrefOf("apple-touch-icon"), await hrefOf("manifest")].map(String);
    const { icons } = await (await request.get("/site.webmanifest")).json();
    for (const address of [...named, ...icons.map(({ src }: { src: string }) => src)]) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
    expect((await request.get("/share/nothing.png")).status()).toBe(404);
    expect((await request.get("/assets/nothing.js")).status()).toBe(404);
  },
);

test("the old paths of the icon return one, which contains a PNG", async ({ request }) => {
  const icon = await request.get("/favicon.ico");
  expect([icon.status(), icon.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  const bytes = await icon.body();
  const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
  expect(start + length).toBe(bytes.length);
  const picture = bytes.subarray(start);
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([32, 32]);
});

test("the sitemap lists each brochure page once in each language, and no account page", async ({
  request,
}) => {
  const siteMap = await (await request.get("/sitemap.xml")).text();
  const told = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(told.toSorted()).toEqual(
    reviewedLanguages(languageCodes)
      .flatMap((language) => brochure.map((path) => siteOrigin + pathIn(language, path)))
      .toSorted(),
  );
});
