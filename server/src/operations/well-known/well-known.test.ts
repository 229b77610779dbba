import Fastify from "fastify";
import { expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { beginWithApiHeaders } from "../../platform/http/api-headers.ts";
import { registerWellKnown } from "./well-known.ts";

const dayMilliseconds = 86_400_000;

function serve(publicUrl = "https://heron.example") {
  const app = Fastify();
  beginWithApiHeaders(app, { isHttps: publicUrl.startsWith("https:") });
  const time = createTestClock(new Date("2026-02-28T23:59:59Z"));
  registerWellKnown(app, { clock: time.clock, publicUrl });
  return { app, ...time };
}

const field = (text: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1] ?? "";

test("[SEC-G14] security.txt names a contact and its own address", async () => {
  const { headers, body } = await serve().app.inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(field(body, "Contact")).toMatch(/^mailto:\S+@\S+$/);
  expect(field(body, "Canonical")).toBe("https://heron.example/.well-known/security.txt");
});

test("[SEC-G14] security.txt always holds for more than 30 days and less than a year", async () => {
  const { app, advance, clock } = serve();
  for (let month = 0; month < 30; month += 1) {
    const { body } = await app.inject("/.well-known/security.txt");
    const days = (Date.parse(field(body, "Expires")) - clock().getTime()) / dayMilliseconds;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    advance({ days: 31 });
  }
});

test("[SEC-G15] change-password leads to where a password is changed", async () => {
  const { statusCode, headers } = await serve().app.inject("/.well-known/change-password");
  expect([statusCode, headers.location]).toEqual([303, "/forgotpassword"]);
});

test("[SEC-F3 SEC-F2] both carry the headers of the server, TLS only where there is TLS", async () => {
  for (const url of ["/.well-known/security.txt", "/.well-known/change-password"]) {
    const { headers } = await serve().app.inject(url);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "strict-transport-security": "max-age=63072000; includeSubDomains",
    });
    const local = await serve("http://localhost:3000").app.inject(url);
    expect(local.headers).not.toHaveProperty("strict-transport-security");
  }
});
