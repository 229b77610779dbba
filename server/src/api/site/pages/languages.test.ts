import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteMapOf } from "../files/search-files.ts";
import { type BuiltSite, buildSmallSite, serveSite } from "../site.fixture.ts";
import { withLanguages } from "./offered-languages.ts";

let site: BuiltSite;
let app: FastifyInstance;
let inEnglish: FastifyInstance;
beforeAll(async () => {
  site = await buildSmallSite();
  app = await serveSite(site.url, { LANGUAGES: "en,af" });
  inEnglish = await serveSite(site.url, { LANGUAGES: "en" });
});
afterAll(async () => {
  await app.close();
  await inEnglish.close();
  await site.remove();
});

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const cookiesOf = ({ cookies }: Awaited<ReturnType<typeof ask>>) =>
  cookies.map(({ name, value }) => `${name}=${value}`);

describe("addresses", () => {
  test.each([
    ["/login", "login/index.html"],
    ["/af/login", "af/login/index.html"],
    ["/af", "af/index.html"],
    ["/af/passwordreset/ud/abc", "af/__fallback/passwordreset.html"],
    ["/af/login/foo", "af/__fallback/login.html"],
  ])("%s shows %s", async (url, file) => {
    const { statusCode, body } = await ask(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<title>${file}</title>`);
  });

  test("an address that carries a secret is guarded in every language", async () => {
    for (const url of ["/af/passwordreset/ud/abc", "/af/login/practice?inviteCode=a"]) {
      const { headers } = await ask(url);
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["cache-control"]).toBe("no-store");
    }
  });

  test.each(["/af/nothing", "/af/Login", "/af/passwordreset/ud"])(
    "[S2.026] %s, which is no page, leads home in its language",
    async (url) => {
      const { statusCode, headers } = await ask(url);
      expect([statusCode, headers.location]).toEqual([302, "/af"]);
    },
  );

  test.each([
    ["/zu/login", "/login"],
    ["/zu", "/"],
    ["/zu/passwordreset/ud/abc", "/passwordreset/ud/abc"],
    ["/zu/verifyEmail?verificationCode=c", "/verifyEmail?verificationCode=c"],
    ["/zu/login/", "/login"],
    ["/zu//evil.example", "/"],
    ["/zu/\\evil.example", "/"],
  ])("%s, in a language that is not offered, leads to %s", async (url, location) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
  });
});

describe("what is remembered", () => {
  test("a page in another language is remembered as chosen, in a cookie that no script reads", async () => {
    const answer = await ask("/af/login");
    expect(cookiesOf(answer)).toEqual(["language=af"]);
    expect(answer.cookies[0]).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookiesOf(await ask("/af/login", { cookie: "language=af" }))).toEqual([]);
  });

  test("over https no other host can set the cookie", async () => {
    const secure = await serveSite(site.url, {
      LANGUAGES: "en,af",
      PUBLIC_URL: "https://www.example.org",
    });
    const { cookies } = await secure.inject("/af/login");
    expect(cookies[0]).toMatchObject({ name: "__Host-language", secure: true, path: "/" });
    expect(cookies[0]).not.toHaveProperty("domain");
    await secure.close();
  });

  test("a page that a browser fetches ahead of a press chooses nothing", async () => {
    const ahead = { "sec-purpose": "prefetch" };
    const answers = [await ask("/af/login", ahead), await ask("/en/login", ahead)];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(cookiesOf(answer)).toEqual([]);
    }
  });

  test("an English address leads to the remembered language, with its query, and is never kept", async () => {
    const { statusCode, headers } = await ask("/practice?utm=1", { cookie: "language=af" });
    expect([statusCode, headers.location]).toEqual([302, "/af/practice?utm=1"]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("a mailed address with a secret is shown as it is, whatever is remembered", async () => {
    const { statusCode } = await ask("/passwordreset/ud/abc", { cookie: "language=af" });
    expect(statusCode).toBe(200);
  });

  test("/en/… chooses English, and leads to the page", async () => {
    const answer = await ask("/en/login?utm=1", { cookie: "language=af" });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/login?utm=1"]);
    expect(cookiesOf(answer)).toEqual(["language=en"]);
    expect((await ask("/en//evil.example")).headers.location).toBe("/");
  });

  test.each(["language=zu", "language=nonsense", "language="])(
    "the cookie %s counts as none",
    async (cookie) => {
      expect((await ask("/login", { cookie })).statusCode).toBe(200);
    },
  );
});

describe("the offer", () => {
  const offer = '<p class="wrap small"><a href="/af/login" hreflang="af" lang="af-ZA">';

  test("a first visit whose browser asks for Afrikaans gets one line that offers it, and no redirect", async () => {
    const answer = await ask("/login", { "accept-language": "af-ZA,af;q=0.9,en;q=0.8" });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(offer);
    expect(answer.body).toContain('<a href="/en/login" hreflang="en">');
    expect(answer.headers.vary).toBe("Cookie, Accept-Language, Accept-Encoding");
    expect(cookiesOf(answer), "the line stays until it is answered").toEqual([]);
    const [answered] = cookiesOf(await ask("/en/login", { "accept-language": "af" }));
    const again = await ask("/login", { "accept-language": "af", cookie: String(answered) });
    expect(again.body).not.toContain('<p class="wrap small">');
  });

  test.each(["en-ZA", "zu", "fr, en;q=0.9", ""])(
    "a browser that asks for %j gets none",
    async (header) => {
      const answer = await ask("/login", { "accept-language": header });
      expect(answer.body).not.toContain('<p class="wrap small">');
      expect(cookiesOf(answer)).toEqual([]);
    },
  );

  test("a page with it is not taken for the page without", async () => {
    const plain = await ask("/login");
    const etag = String(plain.headers.etag);
    const offered = await ask("/login", { "accept-language": "af", "if-none-match": etag });
    expect(offered.statusCode).toBe(200);
  });
});

test("a page names the languages that are offered, and no others", async () => {
  const { body } = await ask("/");
  expect(body).toContain('<bdi data-language="af">');
  expect(body).not.toContain('data-language="zu"');
});

test("search engines are told of a language once somebody fluent has read it, of a draft never", async () => {
  expect((await ask("/")).body).not.toContain("hreflang");
  const built = `<head>${["en", "af", "zu", "x-default"].map((code) => `<link rel="alternate" hreflang="${code}" href="/${code}">`).join("")}</head>`;
  const told = (html: string) => [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);
  expect(told(withLanguages(built, ["en", "af", "zu"], ["en", "af"]))).toEqual([
    "en",
    "af",
    "x-default",
  ]);
  expect(told(withLanguages(built, ["en", "af", "zu"], ["en"]))).toEqual([]);
});

test("where English is alone there is nothing to choose, nothing is remembered and nothing varies", async () => {
  const headers = { "accept-language": "af", cookie: "language=af" };
  const answer = await inEnglish.inject({ url: "/", headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).not.toMatch(/hreflang|data-language/);
  expect(cookiesOf(answer)).toEqual([]);
  expect(answer.headers.vary).toBe("Accept-Encoding");
  const english = await inEnglish.inject("/en/login");
  expect(english.headers.location).toBe("/login");
  expect(cookiesOf(english)).toEqual([]);
});

test("the site map names each page in each language that is read, a draft's never", async () => {
  const { body } = await ask("/sitemap.xml");
  expect([...body.matchAll(/<loc>[^<]*:\d+([^<]*)<\/loc>/g)].map(([, path]) => path)).toEqual([
    "/",
    "/practice",
  ]);
  expect(siteMapOf("https://a.example", ["en", "af"], ["/practice"]).slice(2, -1)).toEqual([
    "<url><loc>https://a.example/practice</loc></url>",
    "<url><loc>https://a.example/af/practice</loc></url>",
  ]);
  expect((await ask("/robots.txt")).body).toContain("Disallow: /af/passwordreset/");
});
