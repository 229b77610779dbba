import { expect, test } from "vitest";
import { openDemo } from "../test/browser.ts";

const frontdoorUrl = "http://localhost:3000";

test("[SEC-F1] no page runs a script, and forms may be redirected to the front door", async () => {
  const { app } = await openDemo({ origin: frontdoorUrl });
  for (const url of ["/practice", "/academic/logged-out", "/kiosk/7", "/demo.css", "/nothing"]) {
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

test("[SEC-F5] answers only to its own host name and those of this machine", async () => {
  const { app } = await openDemo({ origin: frontdoorUrl }, "https://practice.example");
  const statusAt = async (url: string, host: string) =>
    (await app.inject({ url, headers: { host } })).statusCode;
  for (const url of ["/practice", "/kiosk/7", "/demo.css", "/clips/patient-intro.vtt"]) {
    for (const host of ["practice.example", "localhost:3001", "127.0.0.1:3001", "[::1]:3001"]) {
      expect([url, host, await statusAt(url, host)]).toEqual([url, host, 200]);
    }
    for (const host of ["evil.example", "localhost.evil.example", "192.0.2.1:3001", "a b"]) {
      expect([url, host, await statusAt(url, host)]).toEqual([url, host, 404]);
    }
  }
});

test("[S9.033] plays a clip with captions in a page that any site may embed", async () => {
  const { app } = await openDemo({ origin: frontdoorUrl });
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
])("sends the byte range %s of a clip", async (range, sent, length) => {
  const { app } = await openDemo({ origin: frontdoorUrl });
  const part = await app.inject({ url: "/clips/patient-intro.mp4", headers: { range } });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toMatch(sent);
  if (length !== undefined) expect(part.rawPayload).toHaveLength(length);
});
