import { expect, test } from "vitest";
import { openWriteCall, writePath } from "../../../test/write-call.ts";

/** Whose request it is, for the server that trusts as told. */
async function clientOf(trusted: string, forwarded: string | null, remoteAddress = "10.0.0.1") {
  const seen: string[] = [];
  const app = await openWriteCall(
    "http://localhost:3000",
    ({ clientAddress }) => seen.push(clientAddress),
    { environment: { TRUST_PROXY: trusted } },
  );
  const json = { "content-type": "application/json" };
  const headers = forwarded === null ? json : { ...json, "x-forwarded-for": forwarded };
  const url = { method: "POST", url: writePath, payload: "{}" } as const;
  await app.inject({ ...url, headers, remoteAddress });
  await app.close();
  return seen;
}

test.each([
  ["192.0.2.6", "192.0.2.6"],
  ["192.0.2.6:5000", "192.0.2.6"],
  ["::ffff:192.0.2.6", "192.0.2.6"],
  ["[::ffff:192.0.2.6]:5000", "192.0.2.6"],
  ["[2001:DB8::1]:443", "2001:db8::1"],
  ["6.6.6.6, 192.0.2.6:5000", "192.0.2.6"],
  ["unknown", "unknown"],
  ["an invention", "unknown"],
])("[SEC-A11] a client that the proxy writes as %s is %s", async (forwarded, client) => {
  expect(await clientOf("1", forwarded)).toEqual([client]);
  expect(await clientOf("10.0.0.0/8", forwarded)).toEqual([client]);
});

test("[SEC-A11] A proxy among the forwarded addresses is one, with its port as well", async () => {
  const forwarded = "6.6.6.6, 192.0.2.6:5000, 10.0.0.2:4711";
  expect(await clientOf("10.0.0.0/8", forwarded)).toEqual(["192.0.2.6"]);
  expect(await clientOf("10.0.0.0/8", forwarded, "::ffff:10.0.0.1")).toEqual(["192.0.2.6"]);
});

test.each(["off", "10.9.0.0/16", "fc00::/7"])(
  "[SEC-A11] Nothing is forwarded by whom TRUST_PROXY=%s does not trust",
  async (trusted) => {
    expect(await clientOf(trusted, "192.0.2.6:5000")).toEqual(["10.0.0.1"]);
    expect(await clientOf(trusted, null, "::ffff:10.0.0.1")).toEqual(["10.0.0.1"]);
  },
);
