import { expect, test } from "vitest";
import * as z from "zod/mini";
import { lookupReply } from "./lookup.ts";
import { kioskLink, searchPractices } from "./practice/find-doctor.ts";
import { lockedStatus } from "./practice/login.ts";
import { validateRemoval } from "./practice/request-removal.ts";

const read = (answer: unknown) => z.safeParse(lookupReply, answer);

test("[S3.052 S3.053 S3.054 S3.055 S3.057 S3.058] a lookup is a bare array of id, name and active", () => {
  expect(read([{ id: "7", name: "Surgery", active: false }]).data).toEqual([
    { id: "7", name: "Surgery", active: false },
  ]);
});

test("[S3.056] a plain string is its own id and name", () => {
  expect(read(["HCP"]).data).toEqual([{ id: "HCP", name: "HCP", active: true }]);
});

test("[S3.052] a missing flag counts as active, and a number as an id", () => {
  expect(read([{ id: 7, name: "Surgery" }]).data).toEqual([
    { id: "7", name: "Surgery", active: true },
  ]);
});

test("an entry keeps its translation beside its name", () => {
  const entry = { id: "1", name: "Urology", active: true, translation: "Urologie" };
  expect(read([entry]).data).toEqual([entry]);
});

test("[S3.054] unknown fields are dropped", () => {
  expect(read([{ id: "1", name: "Registrar", secret: "x" }]).data).toEqual([
    { id: "1", name: "Registrar", active: true },
  ]);
});

test.each([
  [null],
  [{ data: [] }],
  ["Surgery"],
  [[{ id: "1" }]],
  [[{ name: "x" }]],
  [[{ id: null, name: "x" }]],
  [[null]],
])("[S3.052] %j is no lookup", (answer) => expect(read(answer).success).toBe(false));

test("[S3.061] a practice may come without a logo, and with a number as its id", () => {
  const answer = [
    { id: 5, name: "Rietvlei Family Practice" },
    { id: "6", name: "Karoo Clinic", logoImage: null },
    { id: "7", name: "Vlei Clinic", logoImage: "iVBORw0KGgo=" },
  ];
  const practices = z.parse(searchPractices.reply, answer);
  expect(practices.map(({ id, logoImage }) => [id, logoImage])).toEqual([
    ["5", undefined],
    ["6", null],
    ["7", "iVBORw0KGgo="],
  ]);
});

test("[S3.063] a kiosk link is a url", () => {
  expect(z.safeParse(kioskLink.reply, { url: "https://kiosk.example/5" }).success).toBe(true);
  expect(z.safeParse(kioskLink.reply, {}).success).toBe(false);
});

test("[S3.064] the user id of a removal may be a number", () => {
  expect(z.parse(validateRemoval.reply, { userId: 12 })).toEqual({ userId: "12" });
});

test.each([[true], [false], [{ locked: true }], [{ locked: false }]])(
  "[S7.054] the lock check is read as %j",
  (answer) => expect(z.safeParse(lockedStatus.reply, answer).success).toBe(true),
);

test.each([["true"], [{}], [{ locked: "true" }], [1], [null]])(
  "[S7.054] %j is no answer of the lock check",
  (answer) => expect(z.safeParse(lockedStatus.reply, answer).success).toBe(false),
);
