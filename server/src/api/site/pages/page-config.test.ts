import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import {
  appConfigElementId,
  appConfigToken,
  publicUrlToken,
} from "@frontdoor/contract/app-config.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BuiltSite, buildSmallSite, script, serveSite } from "../site.fixture.ts";
import { markedHere, markedStay } from "./page-config.ts";

let site: BuiltSite;
beforeEach(async () => {
  site = await buildSmallSite();
});
afterEach(() => site.remove());

const blockOf = (html: string) =>
  new RegExp(`<script type="application/json" id="${appConfigElementId}">(.*?)</script>`).exec(
    html,
  )?.[1] ?? "";

test("[SEC-F8] a page tells the origins of this deployment, and each only once", async () => {
  const app = await serveSite(site.url, {
    PRACTICE_PRODUCT_URL: "https://app.example.org/practice?x=1",
    ACADEMIC_PRODUCT_URL: "https://app.example.org/academic",
    KIOSK_URL: "https://kiosk.example.org/{practiceId}",
  });
  const { body } = await app.inject("/login");
  expect(JSON.parse(blockOf(body))).toEqual({
    productOrigins: ["https://app.example.org"],
    kioskOrigins: ["https://kiosk.example.org"],
  });
  expect(body).not.toContain(appConfigToken);
  await app.close();
});

test("[SEC-F9] no configured value ends the data block, and each comes back as it was", async () => {
  const analyticsUrl =
    "https://stats.example.org/?</script><script>alert(1)</script>&<!--\u2028\u2029$&$1";
  const app = await serveSite(site.url, {}, { analyticsUrl });
  const { body } = await app.inject("/practice");
  expect(JSON.parse(blockOf(body)).analyticsUrl).toBe(analyticsUrl);
  expect(blockOf(body)).not.toMatch(/[<>&\u2028\u2029]/);
  expect(body.match(/<script/g)).toHaveLength(1);
  await app.close();
});

test("a site that was not built stops the start with the command that builds it", async () => {
  const command = "npm run build -w site";
  await writeFile(new URL("client/login/index.html", site.url), "<!doctype html>");
  await expect(serveSite(site.url)).rejects.toThrow(command);
  await rm(new URL("client/login/index.html", site.url));
  await expect(serveSite(site.url)).rejects.toThrow(`login/index.html is missing. Build it with`);
  await writeFile(new URL("site-manifest.json", site.url), '{"pages":[]}');
  await expect(serveSite(site.url)).rejects.toThrow(command);
  await rm(new URL("site-manifest.json", site.url));
  await expect(serveSite(site.url)).rejects.toThrow(command);
});

test("what was compressed once is used again, and a damaged copy never", async () => {
  await (await serveSite(site.url)).close();
  const folder = new URL("compressed/", site.url);
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith(".br")).length).toBeGreaterThan(5);
  for (const name of names) await writeFile(new URL(name, folder), "damaged");
  const app = await serveSite(site.url);
  const headers = { "accept-encoding": "gzip" };
  const { rawPayload } = await app.inject({ url: "/assets/app-abc123.js", headers });
  expect(rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  expect(rawPayload.length).toBeLessThan(script.length);
  expect((await readFile(new URL(names[0] ?? "", folder))).toString()).not.toBe("damaged");
  await app.close();
});

test("a page names its address of this deployment", async () => {
  const app = await serveSite(site.url, { PUBLIC_URL: "https://heron.example" });
  const { body } = await app.inject("/login");
  expect(body).toContain('<link rel="canonical" href="https://heron.example/x">');
  expect(body).not.toContain(publicUrlToken);
  await app.close();
});

test("search engines get the brochure by its public address, and no page with a secret", async () => {
  const app = await serveSite(site.url, { PUBLIC_URL: "https://heron.example" });
  const siteMap = (await app.inject("/sitemap.xml")).body;
  expect(siteMap.match(/<loc>[^<]*/g)).toEqual([
    "<loc>https://heron.example/",
    "<loc>https://heron.example/practice",
  ]);
  const robots = (await app.inject("/robots.txt")).body;
  expect(robots).toContain("Disallow: /passwordreset/\n");
  expect(robots).toContain("Sitemap: https://heron.example/sitemap.xml\n");
  await app.close();
});

test("a page says that it is on this machine there alone, so that drafts are marked (Q109)", () => {
  const page = '<!doctype html><html lang="en"><span data-draft="" hidden="">Draft</span></html>';
  expect(markedHere(page, { publicUrl: "http://localhost:3000" })).toContain(
    '<html data-here="" lang="en"><span data-draft="">',
  );
  expect(markedHere(page, { publicUrl: "https://www.example.org" })).toBe(page);
});

test("the login offers to keep people signed in where the operator does, and products plug in by OpenID Connect", () => {
  const page = '<!doctype html><html lang="en"></html>';
  const offered = { openid: true, singleSignOn: "optional" } as const;
  expect(markedStay(page, offered)).toContain('<html data-stay="" lang="en">');
  expect(markedStay(page, { ...offered, singleSignOn: "off" })).toBe(page);
  expect(markedStay(page, { ...offered, openid: false })).toBe(page);
});
