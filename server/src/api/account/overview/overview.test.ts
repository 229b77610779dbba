import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwner } from "../../../../test/account-settings.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test("the page of a practice account shows who and what it is", async () => {
  const owner = await newOwner(server);
  const account = (await owner.get("/overview")).json();
  expect(account).toMatchObject({
    product: "practice",
    name: "Lerato",
    surname: "van der Merwe",
    username: owner.username,
    isUsernameEmail: false,
    productUrl: "https://practice.example/start",
    email: { address: owner.email, provenAt: null, change: null },
    cellNumber: { confirmedAt: null, waiting: null },
    lockedUntil: null,
    devices: [{ browser: "Chrome", system: "Windows", way: "password", isThis: true }],
  });
  expect(account.proof.ways).toContain("password");
  expect(account.place).toHaveLength(2);
});

test.each([
  ["en", "Health professional", undefined],
  ["af", "Gesondheidswerker", "Anestesiologie"],
  ["zu", "Uchwepheshe wezempilo", undefined],
])("in %s an academic role is a word, never its code", async (language, role, discipline) => {
  const owner = await newOwner(server, "academic");
  const { place } = (await owner.get("/overview", { "accept-language": language })).json();
  expect(place).toEqual([
    { name: "HCP", translation: role },
    { name: "Anaesthetics", ...(discipline === undefined ? {} : { translation: discipline }) },
  ]);
});

test("an academic person's username is the address, which a link has proven", async () => {
  const owner = await newOwner(server, "academic");
  const account = (await owner.get("/overview")).json();
  expect(account).toMatchObject({ product: "academic", isUsernameEmail: true });
  expect(account.email.provenAt).not.toBeNull();
});
