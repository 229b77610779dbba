import { readFileSync } from "node:fs";
import type { FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import type { StoredFile } from "../files/stored-file.ts";
import { serveSite } from "../site.fixture.ts";
import { loginEndedPage } from "./login-ended-page.ts";

const built = new URL("../../../../../site/build/client/login-ended/index.html", import.meta.url);
const html = readFileSync(built, "utf8");
const file = { plain: { bytes: html } } as unknown as StoredFile;
const pageOf = (query: string, cookies = {}, publicUrl = "http://localhost:3000") =>
  loginEndedPage({ cookies } as unknown as FastifyRequest, file, query, { publicUrl });
const headings = (html: string) =>
  [...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, text = ""]) => text);
const bodyOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

test.each([
  ["", "This login has ended"],
  ["?error=login_expired", "This login has ended"],
  ["?error=invalid_client", "We do not know this app"],
  ["?error=invalid_scope", "This app is not set up correctly"],
  ["?error=temporarily_unavailable", "Please try again shortly"],
  ["?error=server_error", "Something went wrong on our side"],
  ["?error=%22%3E%3Cscript%3E", "This login has ended"],
])("the page where a login ends says %j as %s, without script", (query, heading) => {
  expect(headings(pageOf(query))).toEqual([heading]);
});

test("the id of the request is told, and nothing else that an address holds", () => {
  expect(pageOf("?reference=req-12345678")).toContain("<p>Reference: req-12345678</p>");
  for (const words of ["Phone 083 123 4567", "<b>12345678</b>", "short", "$&$&$&$&"]) {
    const html = pageOf(`?${new URLSearchParams({ reference: words })}`);
    expect(html).not.toContain("Reference:");
    expect(html).not.toContain(words);
  }
});

test("what to change is told for the request of this browser alone, as text", () => {
  const told = { "openid-refusal": "req-12345678~Wrong <b>$&</b>. Change it." };
  expect(pageOf("?error=invalid_client&reference=req-12345678", told)).toMatch(
    /<div class="scene-card__developer" data-developer=""><strong>[^<]+<\/strong><p>Wrong &lt;b&gt;\$&amp;&lt;\/b&gt;\. Change it\.<\/p>/,
  );
  for (const query of ["?reference=req-99999999", "?error=invalid_client", "?reference=short"]) {
    expect(bodyOf(pageOf(query, told))).not.toContain("Change it.");
    expect(bodyOf(pageOf(query, told))).toMatch(/data-developer="" hidden=""/);
  }
});

test("[SEC-G3] a front door that people reach shows nothing that a cookie holds", () => {
  const planted = { "openid-refusal": "req-12345678~Phone 083 123 4567." };
  const query = "?error=invalid_client&reference=req-12345678";
  expect(pageOf(query, planted, "https://frontdoor.example")).not.toContain("083 123 4567");
  expect(pageOf(query, planted)).toContain("083 123 4567");
});

test("a page as it was built holds no words that are not true yet, where a browser knows no hidden", () => {
  const signUp = readFileSync(new URL("../signup/academic/index.html", built), "utf8");
  for (const each of [html, signUp]) {
    const read = each.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, " ");
    expect(read).not.toMatch(/You have signed up|We do not know this app|blocks cookies/);
  }
});

test("a link to another language leads to why the login has ended, and its reference", async () => {
  const app = await serveSite(new URL("../../", built), { LANGUAGES: "en,af" });
  const url = "/login-ended?error=invalid_scope&reference=req-12345678";
  const { body } = await app.inject({ url, headers: { "accept-language": "af" } });
  const links = [...body.matchAll(/<a href="([^"]*)" hreflang="af"/gi)].map(([, href]) => href);
  expect(links).toEqual(Array.from({ length: 3 }, () => `/af${url.replace("&", "&amp;")}`));
  const { body: there } = await app.inject(`/af${url}`);
  expect(headings(there)).toEqual(["Hierdie toep is nie reg opgestel nie"]);
  expect(bodyOf(there)).toContain("req-12345678");
  await app.close();
});
