import { afterAll, beforeAll, expect, test } from "vitest";
import { newOwner } from "../../../../test/account-settings.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";
import { masked } from "./shown-numbers.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each([
  ["MP0123457", "MP 0•••••7"],
  ["0123452", "0•••••2"],
  ["IN 12", "IN 12"],
  ["7", "•"],
  [null, null],
])("%s is shown as %s", (number, shown) => {
  expect(masked(number)).toBe(shown);
});

test.each(["practice", "academic"] as const)(
  "[SEC-K9] the page of a %s account shows its numbers but for their ends, and none of them whole",
  async (realm) => {
    const owner = await newOwner(server, realm);
    const overview = await owner.get("/overview");
    const { hpcsa, identity } = overview.json().numbers;
    expect(hpcsa).toMatch(/^[A-Z]+ \d•+\d$/);
    expect(identity).toEqual({ type: "IDDOC", end: expect.stringMatching(/^\d{3}$/) });
    expect(overview.body).not.toMatch(/\d{13}/);
    const { tables } = (await owner.get("/data")).json();
    const [document] = tables.identity_documents;
    expect(document.number_sealed.endsWith(identity.end)).toBe(true);
    const [profile] = tables[`${realm}_profiles`];
    expect(overview.body).not.toContain(profile.hpcsa_number);
  },
);
