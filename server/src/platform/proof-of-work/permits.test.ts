import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createKeys, masterKeyBytes } from "../keys/keys.ts";
import { linkPermit, readPermit, waitPermit } from "./permits.ts";

const keys = createKeys(randomBytes(masterKeyBytes));
const at = (seconds: number) => ({
  keys,
  clock: () => new Date(1_800_000_000_000 + seconds * 1_000),
});
const address = "thandi@example.org";
const here = { clientAddress: "2001:db8:1:2::3", address };

test("[SEC-F5] a wait lets its network alone in, once it is over and for ten minutes", () => {
  const wait = waitPermit(at(0), here.clientAddress);
  expect(readPermit(at(19), wait, here)).toMatchObject({ is: "early", seconds: 1 });
  expect(readPermit(at(20), wait, here)?.is).toBe("waited");
  const neighbour = { ...here, clientAddress: "2001:db8:1:2::4" };
  expect(readPermit(at(20), wait, neighbour)?.is).toBe("waited");
  for (const clientAddress of ["2001:db8:1:3::3", "192.0.2.1", ""]) {
    expect(readPermit(at(20), wait, { ...here, clientAddress })).toBeNull();
  }
  expect(readPermit(at(600), wait, here)).toBeNull();
});

test("[SEC-D1] a link lets its address alone in, and what is no permit of ours nobody", () => {
  const link = linkPermit(at(0), address);
  const elsewhere = { clientAddress: "192.0.2.1", address };
  expect(readPermit(at(0), link, elsewhere)?.is).toBe("mailed");
  expect(readPermit(at(0), link, { ...here, address: `x${address}` })).toBeNull();
  expect(readPermit(at(3_600), link, here)).toBeNull();
  const strangers = { ...at(0), keys: createKeys(randomBytes(masterKeyBytes)) };
  const changed = link.replace(/.$/, (end) => (end === "A" ? "B" : "A"));
  for (const other of [linkPermit(strangers, address), `${changed}A`, "", "v1.", null]) {
    expect(readPermit(at(0), other, here)).toBeNull();
  }
});
