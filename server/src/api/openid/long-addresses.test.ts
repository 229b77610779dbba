import { afterAll, beforeAll, expect, test } from "vitest";
import { openidProduct, pushRequest, redirectUri } from "../../../test/openid.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const long = `a"<${"é".repeat(9_000)}`;

type Answer = Awaited<ReturnType<TestServer["app"]["inject"]>>;

/** Where the page of an answer leads, which nobody else frames; its head has room in a proxy's buffer of 4 KB. */
function ledTo({ statusCode, headers, body }: Answer, framedBy = "'none'"): URL {
  expect([statusCode, headers.location]).toEqual([200, undefined]);
  expect(JSON.stringify(headers).length).toBeLessThan(2_048);
  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; frame-ancestors ${framedBy}; img-src 'self'`,
  );
  const [, address = ""] = /<meta http-equiv="refresh" content="0;url=([^"]*)">/.exec(body) ?? [];
  return new URL(address.replaceAll("&amp;", "&"), "https://localhost:3000");
}

test("[SEC-G11] a client's address is led to by a page where its state is too long for a head, in a frame of its site as well", async () => {
  const product = await openidProduct(server, "pushing");
  const { asked } = await pushRequest(product, { prompt: "none", state: long });
  const query = new URLSearchParams({ client_id: product.id, request_uri: asked.requestUri });
  const answer = await server.app.inject(`/oidc/auth?${query}`);
  const back = ledTo(answer, new URL(redirectUri).origin);
  expect(back.href).toContain(`${redirectUri}?`);
  expect(back.searchParams.get("error")).toBe("login_required");
  expect(back.searchParams.get("state")).toBe(long);
});

test("[SEC-G11] a logout leads by a page where its state is too long for a head", async () => {
  const { id } = await openidProduct(server, "leaving");
  const address = "https://practice.example/bye";
  const form = { client_id: id, post_logout_redirect_uri: address, state: long.slice(0, 4_000) };
  const back = ledTo(
    await server.app.inject({
      method: "POST",
      url: "/oidc/session/end",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    }),
  );
  expect([back.origin + back.pathname, back.searchParams.get("state")]).toEqual([
    address,
    form.state,
  ]);
});

test("[SEC-G11] a request that was posted goes on by a page where it is too long for a head", async () => {
  const { pathname, searchParams } = ledTo(
    await server.app.inject({
      method: "POST",
      url: "/oidc/auth",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: `state=${"s".repeat(5_000)}`,
    }),
  );
  expect([pathname, searchParams.get("state")?.length]).toEqual(["/oidc/auth", 5_000]);
});

test.each([
  ["GET", "/oidc/jwks", { origin: `https://${"o".repeat(5_000)}` }],
  [
    "OPTIONS",
    "/oidc/token",
    {
      origin: "https://practice.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "h".repeat(5_000),
    },
  ],
] as const)(
  "[SEC-G11] %s %s repeats no header that is too long for a head",
  async (method, url, headers) => {
    const answer = await server.app.inject({ method, url, headers });
    expect(answer.statusCode).toBeLessThan(300);
    expect(JSON.stringify(answer.headers).length).toBeLessThan(2_048);
  },
);
