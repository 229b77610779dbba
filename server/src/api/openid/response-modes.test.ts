import { hash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerPerson } from "../../../test/accounts.ts";
import { issuer, leadsTo, openBrowser, openidProduct, redirectUri } from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await openidProduct(server, "site", { profile: "standard", id_token_alg: "RS256" });
  await openidProduct(server, "page", { profile: "standard", type: "browser" });
});
afterAll(() => server.close());

const request = (client_id: string, changes: Record<string, string> = {}) =>
  `/oidc/auth?${new URLSearchParams({ client_id, response_type: "code", scope: "openid", redirect_uri: redirectUri, state: "<s>", nonce: "n", response_mode: "form_post", ...changes })}`;

test("[SEC-F3] an answer by form_post is a page that posts code, state and issuer to the client's address, and runs that one script alone", async () => {
  const browser = openBrowser(server);
  const page = leadsTo(await browser.get(leadsTo(await browser.get(request("site"))).href));
  const { location } = (await browser.logIn(await registerPerson(server), page.search)).json();
  const posting = await browser.get(leadsTo(await browser.get(location)).href);
  expect(posting.statusCode).toBe(200);
  expect(posting.body).toContain(`<form method="post" action="${redirectUri}">`);
  const inputs = [...posting.body.matchAll(/name="(\w+)" value="([^"]*)"/g)];
  expect(Object.fromEntries(inputs.map(([, name, value]) => [name, value]))).toEqual({
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: "&lt;s&gt;",
    iss: issuer,
  });
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(posting.body) ?? [];
  expect(posting.headers["content-security-policy"]).toBe(
    `default-src 'none';frame-ancestors 'none';base-uri 'none';script-src 'sha256-${hash("sha256", script, "base64")}'`,
  );
  expect(posting.headers["cache-control"]).toBe("no-store");
});

test("an error is posted as a code is", async () => {
  const { statusCode, body } = await server.app.inject(request("site", { prompt: "none" }));
  expect([statusCode, body]).toEqual([400, expect.stringContaining(`action="${redirectUri}"`)]);
  expect(body).toContain('name="error" value="login_required"');
});

test("a page in the browser is given no code by form_post", async () => {
  const refused = await server.app.inject(request("page"));
  expect([refused.statusCode, refused.body]).toEqual([
    400,
    expect.stringContaining('name="error" value="invalid_request"'),
  ]);
});
