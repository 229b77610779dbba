import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { TransportAway } from "../mail/message.ts";
import { AddressNotPublic, getOutside, leadsInside, postOutside } from "./outbound.ts";

const loopback = ["127.0.0.0/8", "::1"];
const post = { headers: {}, body: "{}", timeoutMilliseconds: 60_000 };
let port: number;
const asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  const statuses: Record<string, number> = { "/moved": 302, "/nothing": 204, "/odd": 999 };
  response.writeHead(statuses[request.url ?? ""] ?? 200, {
    location: "/elsewhere",
    "cache-control": "max-age=31536000",
  });
  response.end(request.url === "/long" ? "x".repeat(300_000) : "taken");
});

type Answer = (error: Error | null, found: object[]) => void;
const resolved = vi.hoisted(() => ({
  addresses: [] as string[],
  /** Look-ups of names below `silent.example`, whose name server never answers. */
  waiting: [] as { host: string; answer: Answer }[],
}));
vi.mock("node:dns", () => ({
  lookup(host: string, _options: object, answer: Answer) {
    if (host.endsWith("silent.example")) resolved.waiting.push({ host, answer });
    else
      answer(
        null,
        resolved.addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      );
  },
}));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const inside = [
  "169.254.169.254",
  "127.0.0.1",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[fe80::1]",
  "[fd00::1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "[::127.0.0.1]",
  "[::a9fe:a9fe]",
  "[4000::1]",
  "2130706433",
  "0x7f.1",
  "017700000001",
];

test.each(inside)("[SEC-G7] nothing is posted to %s", async (host) => {
  const address = `http://${host}:${port}/`;
  expect(await leadsInside(address, [])).toBe(true);
  await expect(postOutside(address, [], post)).rejects.toThrow(AddressNotPublic);
  expect(asked).toEqual([]);
});

test.each(inside)("[SEC-G7] nothing is posted to a name that is %s", async (host) => {
  resolved.addresses = [new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "")];
  const address = `http://name.example:${port}/`;
  expect(await leadsInside(address, [])).toBe(true);
  await expect(postOutside(address, [], post)).rejects.toThrow(AddressNotPublic);
  expect(asked).toEqual([]);
});

test("[SEC-G7] public addresses, and those of a network that the operator names, are allowed", async () => {
  expect(await leadsInside("https://1.1.1.1/", [])).toBe(false);
  expect(await leadsInside("https://[2606:4700::1111]/", [])).toBe(false);
  expect(await leadsInside("https://10.20.0.7/", ["10.20.0.0/16"])).toBe(false);
  expect(await leadsInside("https://10.21.0.7/", ["10.20.0.0/16"])).toBe(true);
  expect(await postOutside(`http://127.0.0.1:${port}/taken`, loopback, post)).toBe(200);
});

test("[SEC-G7] a name that resolves to both is asked at its allowed address alone", async () => {
  resolved.addresses = ["10.0.0.1", "127.0.0.1"];
  expect(await postOutside(`http://name.example:${port}/both`, loopback, post)).toBe(200);
});

test("name servers that are silent hold a thread for each name, eight at most, and posts go on once they have ended", async () => {
  const { waiting } = resolved;
  const briefly = { ...post, timeoutMilliseconds: 50 };
  const hosts = Array.from({ length: 9 }, (_, index) => `${index}.silent.example`);
  for (const host of [...hosts, ...hosts]) {
    await expect(postOutside(`https://${host}/`, [], briefly)).rejects.toThrow();
  }
  expect(waiting.map(({ host }) => host)).toEqual(hosts.slice(0, 8));
  resolved.addresses = ["127.0.0.1"];
  const taken = `http://name.example:${port}/taken`;
  await expect(postOutside(taken, loopback, post)).rejects.toThrow(TransportAway);
  for (const { answer } of waiting) answer(new Error("no answer"), []);
  await new Promise(setImmediate);
  expect(await postOutside(taken, loopback, post)).toBe(200);
});

test("[SEC-G7] a redirect is not followed", async () => {
  expect(await postOutside(`http://127.0.0.1:${port}/moved`, loopback, post)).toBe(302);
  expect(asked).not.toContain("/elsewhere");
});

test("[SEC-G7] what is fetched from an address that somebody typed comes from no address inside, by no redirect, and is not endless", async () => {
  await expect(getOutside(`http://127.0.0.1:${port}/keys`, [])).rejects.toThrow(AddressNotPublic);
  resolved.addresses = ["127.0.0.1"];
  await expect(getOutside(`http://keys.example:${port}/keys`, [])).rejects.toThrow(
    AddressNotPublic,
  );
  const kept = await getOutside(`http://127.0.0.1:${port}/keys`, loopback);
  expect([kept.status, await kept.text()]).toEqual([200, "taken"]);
  expect(kept.headers.get("cache-control"), "how long it is kept").toBeNull();
  for (const [path, status] of [
    ["moved", 302],
    ["nothing", 204],
    ["odd", 999],
  ])
    await expect(getOutside(`http://127.0.0.1:${port}/${path}`, loopback)).rejects.toThrow(
      `answered ${status}`,
    );
  await expect(getOutside(`http://127.0.0.1:${port}/long`, loopback)).rejects.toThrow("too long");
});
