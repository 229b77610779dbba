import http from "node:http";
import type { AddressInfo } from "node:net";
import type { SignedIn } from "@frontdoor/contract/products/hand-off.ts";
import { afterEach, expect, test } from "vitest";
import { createDemo } from "./demo.ts";

const person: SignedIn = {
  product: "practice",
  signedInAt: "2026-11-20T10:05:00.000Z",
  user: {
    id: "0198c0de-0000-7000-8000-000000000001",
    username: "thandi",
    name: "Thandi",
    surname: `<b>"Nkosi'</b>`,
    emailAddress: "thandi@example.org",
    type: "HCP",
  },
};
const running: http.Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A front door that knows one code, once, and what it was asked. */
async function serve(status?: number, reply: unknown = person) {
  const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  const used = new Set<string>();
  const frontdoor = http.createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    asked.push({ url: request.url, authorization: request.headers.authorization, body });
    const isGood = body.code === "good" && !used.has(body.code);
    used.add(body.code);
    response.writeHead(status ?? (isGood ? 200 : 400), { "content-type": "application/json" });
    response.end(JSON.stringify(isGood ? reply : {}));
  });
  running.push(frontdoor);
  await new Promise<void>((resolve) => frontdoor.listen(0, "127.0.0.1", resolve));
  const frontdoorUrl = `http://127.0.0.1:${(frontdoor.address() as AddressInfo).port}`;
  let now = new Date("2026-11-20T10:05:01Z");
  const keys = { practice: "key-p", academic: "key-a" };
  const app = await createDemo({ frontdoorUrl, keys, clock: () => now });
  const logIn = async () => {
    const { headers } = await app.inject("/practice/start?code=good");
    return { cookie: String(headers["set-cookie"]).split(";")[0] ?? "" };
  };
  const pass = (hours: number) => {
    now = new Date(now.getTime() + hours * 3_600_000);
  };
  return { app, asked, frontdoorUrl, logIn, pass };
}

test.each(["/practice", "/practice/start"])(
  "a person who comes to %s with a code is logged in, and the code leaves the address",
  async (path) => {
    const { app, asked } = await serve();
    const { statusCode, headers } = await app.inject(`${path}?code=good`);
    expect([statusCode, headers.location]).toEqual([303, "/practice"]);
    expect(headers["set-cookie"]).toMatch(
      /^demo-practice=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(asked).toEqual([
      {
        url: "/api/products/handoff/redeem",
        authorization: "Bearer key-p",
        body: { code: "good" },
      },
    ]);
  },
);

test("[SEC-F9] the page shows who signed in, as text", async () => {
  const { app, logIn } = await serve();
  const { body } = await app.inject({ url: "/practice", headers: await logIn() });
  for (const words of ["Welcome, Thandi", "thandi@example.org", "HCP", "Heron Practice"]) {
    expect(body).toContain(words);
  }
  expect(body).toContain("Thandi &#60;b&#62;&#34;Nkosi&#39;&#60;/b&#62;");
  expect(body).toContain("20 November 2026");
  expect(body).toContain("12:05");
});

test("a used or unknown code signs in nobody and shows the way back", async () => {
  const { app, frontdoorUrl, logIn } = await serve();
  await logIn();
  for (const code of ["good", "", "other"]) {
    const { statusCode, headers, body } = await app.inject(`/practice?code=${code}`);
    expect(statusCode).toBe(400);
    expect(headers).not.toHaveProperty("set-cookie");
    expect(body).toContain(`href="${frontdoorUrl}/login/practice"`);
    expect(body).toContain("used already or has expired");
  }
});

test.each<[string, number | undefined, unknown]>([
  ["fails", 500, person],
  ["does not know the key", 401, person],
  ["answers with something else", undefined, { hello: 1 }],
  ["names another product", undefined, { ...person, product: "academic" }],
])("[SEC-G2] a front door that %s signs in nobody", async (_what, status, reply) => {
  const { app } = await serve(status, reply);
  const { statusCode, headers, body } = await app.inject("/practice?code=good");
  expect(statusCode).toBe(503);
  expect(headers).not.toHaveProperty("set-cookie");
  expect(body).toContain("/login/practice");
});

test("a session is the product's own: neither the other product nor an old one is open", async () => {
  const { app, logIn, pass } = await serve();
  const headers = await logIn();
  expect((await app.inject({ url: "/academic", headers })).body).toContain("You are not logged in");
  const stolen = { cookie: headers.cookie.replace("demo-practice", "demo-academic") };
  expect((await app.inject({ url: "/academic", headers: stolen })).body).not.toContain("Welcome");
  pass(7.9);
  expect((await app.inject({ url: "/practice", headers })).body).toContain("Welcome");
  pass(0.2);
  expect((await app.inject({ url: "/practice", headers })).body).toContain("not logged in");
});

test("Log out ends the session and leads back to the front door", async () => {
  const { app, frontdoorUrl, logIn } = await serve();
  const headers = await logIn();
  const post = { method: "POST", url: "/practice/logout" } as const;
  const foreign = await app.inject({
    ...post,
    headers: { ...headers, "sec-fetch-site": "same-site" },
  });
  expect(foreign.statusCode).toBe(403);
  expect((await app.inject({ url: "/practice", headers })).body).toContain("Welcome");
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await app.inject({ ...post, headers: { ...headers, ...form }, payload: "" });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `${frontdoorUrl}/login/practice`,
  ]);
  expect((await app.inject({ url: "/practice", headers })).body).toContain("not logged in");
});

test("[SEC-F1] no page runs a script, and a form may end at the front door", async () => {
  const { app, frontdoorUrl } = await serve();
  for (const url of ["/practice", "/academic", "/kiosk/7", "/demo.css", "/nothing"]) {
    const { headers, body } = await app.inject(url);
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${frontdoorUrl}; frame-ancestors 'none'; base-uri 'none'`,
    );
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
    expect(body).not.toMatch(/<script|style="/);
  }
  expect((await app.inject("/kiosk/%3Cb%3E")).body).toContain("&#60;b&#62;");
});

test("[SEC-C14] asking for the headers of a link spends no code", async () => {
  const { app, asked } = await serve();
  await app.inject({ method: "HEAD", url: "/practice?code=good" });
  expect(asked).toEqual([]);
});

test("[S9.033] it plays a clip with captions in a page that any site may frame", async () => {
  const { app } = await serve();
  for (const name of ["patient-intro", "practice-tour"]) {
    const { body, headers } = await app.inject(`/embed/${name}`);
    expect(headers["content-security-policy"]).toContain("media-src 'self'; frame-ancestors *");
    const files = [...body.matchAll(/src="(\/clips\/.*?)"/g)].map(([, file = ""]) => file);
    expect(files.map((file) => file.split(".")[1])).toEqual(["webm", "mp4", "vtt"]);
    for (const file of files) {
      const { statusCode, rawPayload } = await app.inject(file);
      expect(statusCode).toBe(200);
      expect(rawPayload.length).toBeGreaterThan(200);
      expect(rawPayload.length).toBeLessThan(200_000);
    }
    const captions = (await app.inject(`/clips/${name}.vtt`)).body;
    expect(captions).toMatch(/^WEBVTT\n\n00:00\.500 --> /);
    expect(captions.match(/-->/g)).toHaveLength(4);
  }
  expect((await app.inject("/embed/another")).statusCode).toBe(404);
});

test.each([
  ["bytes=0-3", "bytes 0-3", 4],
  ["bytes=100-", "bytes 100-", undefined],
  ["bytes=-5", "bytes ", 5],
])("it sends the part %s of a clip", async (range, sent, length) => {
  const { app } = await serve();
  const part = await app.inject({ url: "/clips/patient-intro.mp4", headers: { range } });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toMatch(sent);
  if (length !== undefined) expect(part.rawPayload).toHaveLength(length);
});
