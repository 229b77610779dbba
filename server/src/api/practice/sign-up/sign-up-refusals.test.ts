import { messages } from "@frontdoor/contract/messages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountOf } from "../../../../test/accounts.ts";
import { newPerson } from "../../../../test/people.ts";
import { openTestServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let addresses = 0;
function register(body: unknown, clientAddress?: string) {
  addresses += 1;
  return server.post("/practice/registration/register", body, {
    clientAddress: clientAddress ?? `198.51.100.${addresses}`,
  });
}
const fieldsOf = async (changes: Record<string, unknown>) => {
  const response = await register(newPerson(changes));
  expect(response.statusCode).toBe(400);
  return response.json().fields;
};
const countAccounts = async () =>
  (await server.database.kysely.selectFrom("accounts").select("id").execute()).length;

describe("400", () => {
  test.each([
    ["firstname", { firstname: "" }],
    ["firstname", { firstname: "R2D2" }],
    ["lastname", { lastname: " " }],
    ["emailAddress", { emailAddress: "" }],
    ["emailAddress", { emailAddress: "nobody" }],
    ["cellularNumber", { cellularNumber: "" }],
    ["cellularNumber", { cellularNumber: "12345" }],
    ["cellularNumber", { cellularNumber: "+44 0000 000 000" }],
    ["username", { username: "" }],
    ["username", { username: ".." }],
    ["username", { username: "nomvula\u034f" }],
    ["firstname", { firstname: "\u3164" }],
    ["lastname", { lastname: "-" }],
    ["password", { password: "" }],
    ["password", { password: "PASSWORD1" }],
    ["identityNumber", { identityNumber: "" }],
    ["identityNumber", { identityNumber: "8001015009088" }],
    ["passportNumber", { identityType: "PASSPORT", passportCountry: "NA" }],
    ["passportCountry", { identityType: "PASSPORT", passportNumber: "A1234567" }],
    ["practiceNumber", { practiceNumber: "" }],
    ["practiceNumber", { practiceNumber: "123456" }],
    ["practicePhone", { practicePhone: undefined, phone: undefined }],
    ["practicePhone", { practicePhone: "+44 0000 000 000" }],
    ["hcp.discipline", { hcp: {} }],
    ["hcp.speciality", { hcp: {} }],
    ["hcp.role", { hcp: {} }],
    ["hcp.hpcsaNumber", { hcp: {} }],
    ["termsAccepted", { termsAccepted: false }],
  ])(
    "[S5.042 S5.043 S5.044 S5.045 S5.046 S5.047 S5.048 S5.051 S5.052 S5.053 S5.054 S5.055 S5.056 S5.057 S5.058 S5.060 S5.061 S5.062 S5.063 SEC-D12 SEC-D16] the server names the faulty field too: %s",
    async (field, changes) => {
      expect(Object.keys(await fieldsOf(changes))).toContain(field);
    },
  );

  test("[S7.081 S7.083] a speciality must lie under its discipline, a role under its speciality, a country on the list", async () => {
    const hcp = { ...newPerson().hcp, discipline: "biokinetics" };
    expect(await fieldsOf({ hcp })).toEqual({
      "hcp.speciality": messages.invalidField("Speciality"),
    });
    const invented = { ...newPerson().hcp, role: "surgeon-general" };
    expect(await fieldsOf({ hcp: invented })).toEqual({
      "hcp.role": messages.invalidField("Role"),
    });
    const passport = { identityType: "PASSPORT", passportNumber: "A1234567" };
    expect(await fieldsOf({ ...passport, passportCountry: "XX" })).toEqual({
      passportCountry: messages.invalidField("Passport country"),
    });
  });

  test("[SEC-B3 SEC-B4 SEC-B12] a common password and one of own details are refused with the reason", async () => {
    expect(await fieldsOf({ password: "iloveyou1" })).toEqual({
      password: messages.passwordCommon,
    });
    for (const password of ["lerato2026", "8001015009087a", "mp0123456"]) {
      expect(await fieldsOf({ password })).toEqual({
        password: messages.passwordContainsContext,
      });
    }
  });

  test("[SEC-D3] an invented type waives no rule of a health professional", async () => {
    const bare = { practiceNumber: undefined, practicePhone: undefined, phone: undefined };
    const asAdmin = { ...bare, hcp: undefined, type: "ADMINISTRATOR" };
    expect(Object.keys(await fieldsOf(asAdmin))).toContain("hcp.hpcsaNumber");
  });

  test.each([
    { username: ["a", "b"] },
    { username: { toString: "x" } },
    { password: 12345678 },
    { firstname: null },
    { hcp: [] },
    { hcp: { discipline: ["general-practice"] } },
    { identityType: ["IDDOC"] },
    { termsAccepted: "true" },
    { phone: "0215550123" },
  ])("[SEC-D4] a value of another type is refused: %j", async (changes) => {
    expect((await register(newPerson(changes))).statusCode).toBe(400);
  });

  test("[SEC-D4] a body that reaches for a prototype is refused", async () => {
    const body = JSON.stringify(newPerson());
    for (const poison of ['"__proto__":{"x":1}', '"constructor":{"prototype":{"x":1}}']) {
      expect((await register(body.replace("{", `{${poison},`))).statusCode).toBe(400);
    }
  });

  test.each(["\r\nBcc: x@example.org", "\n", "\u0000", "%0d%0a\r"])(
    "[SEC-G9] control characters reach no message: %j",
    async (poison) => {
      for (const field of ["firstname", "lastname", "emailAddress", "username", "cellularNumber"]) {
        const before = newPerson();
        const changes = { [field]: `${Reflect.get(before, field)}${poison}x` };
        expect((await register({ ...before, ...changes })).statusCode).toBe(400);
      }
    },
  );

  test("a refused registration leaves nothing", async () => {
    const before = await countAccounts();
    await register(newPerson({ password: "iloveyou1" }));
    expect(await countAccounts()).toBe(before);
  });
});

const privilegedKeys =
  "id realm status role roles type userType isAdmin admin verified emailVerified active activated archived_at retain_until password_hash passwordHash username_index email_index terms_version termsVersion created_at createdAt updated_at hodId confirmedHod permissions scope scopes groups tenant organisationId practiceId ownerId accountId account_id approved locked disabled _method".split(
    " ",
  );

test("[SEC-D3] forty privileged keys, at every depth, have no effect", async () => {
  expect(privilegedKeys).toHaveLength(40);
  const poison = Object.fromEntries(privilegedKeys.map((key) => [key, "ADMIN"]));
  const person = newPerson();
  const body = {
    ...poison,
    ...person,
    type: "ADMIN",
    phone: { ...poison, ...person.phone },
    hcp: { ...poison, ...person.hcp },
  };
  expect((await register(body)).statusCode).toBe(200);
  const account = await accountOf(server, person.username);
  expect(account).toMatchObject({ realm: "practice", status: "active", type: "HCP" });
  expect(JSON.stringify(account)).not.toContain("ADMIN");
});
