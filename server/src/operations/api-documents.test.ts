import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerApiDocuments } from "./api-documents.ts";

const app = Fastify();
registerApiDocuments(app);

test("a page lists every call of the three APIs and links their documents", async () => {
  const { statusCode, body } = await app.inject("/dev/api");
  expect(statusCode).toBe(200);
  expect(body).toContain("<code>POST /api/practice/security/auth</code>");
  for (const api of ["academic", "practice", "products"]) {
    expect(body).toContain(`href="/dev/api/${api}.json"`);
    const document = (await app.inject(`/dev/api/${api}.json`)).json();
    expect(document.openapi).toBe("3.1.1");
    for (const path of Object.keys(document.paths)) expect(body).toContain(path);
  }
});

test("the page loads its sheet alone and runs nothing", async () => {
  const { headers, body } = await app.inject("/dev/api");
  expect(headers["content-security-policy"]).toContain("default-src 'none'; style-src 'self'");
  expect(body).not.toContain("<script");
  expect((await app.inject("/dev/api.css")).headers["content-type"]).toContain("text/css");
});
