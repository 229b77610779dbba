import { type Scope, scopeNames, scopes } from "@frontdoor/contract/products/claims.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { joinAcademic } from "../../../test/academics.ts";
import {
  accountOf,
  archive,
  askForReset,
  importPatient,
  registerPerson,
} from "../../../test/accounts.ts";
import { makeInvite } from "../../../test/invites.ts";
import { newHcp, newPerson, newSupervisor, newTrainee } from "../../../test/people.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { claimsOf } from "./claims.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const claimsFor = (product: ProductName, accountId: string, ...asked: Scope[]) =>
  server.database.kysely
    .transaction()
    .execute((tx) => claimsOf(tx, server.deps, { accountId, product, scopes: asked }));

async function practiceUser(changes: Record<string, unknown> = {}) {
  const person = await registerPerson(server, changes);
  return accountOf(server, person.username);
}

/** A head of department, by an invite of the academic product. */
async function joinHod() {
  const person = newHcp({ trainingInstitutionId: "ukzn-addington-hospital", name: "Ayanda" });
  const invite = { kind: "academic", role: "HOD", email: person.username } as const;
  const { code } = await makeInvite(server, invite);
  return (await joinAcademic(server, { role: "hod", person, inviteKey: code })).account;
}

async function joinSupervisor(changes: Record<string, unknown> = {}) {
  const person = newSupervisor(changes);
  return (await joinAcademic(server, { role: "supervisor", person })).account;
}

const now = () => server.deps.clock().toISOString();
const terms = () => ({ terms_version: "2026-11", terms_accepted_at: now() });

describe("profile, email, phone", () => {
  test("tell a practice user as they signed up, and that nothing was proven yet", async () => {
    const { id, username, email, cell_number } = await practiceUser();
    expect(await claimsFor("practice", id, "profile", "email", "phone")).toEqual({
      sub: id,
      name: "Lerato van der Merwe",
      given_name: "Lerato",
      family_name: "van der Merwe",
      preferred_username: username,
      locale: "en-ZA",
      updated_at: Math.floor(server.deps.clock().getTime() / 1_000),
      email,
      email_verified: false,
      phone_number: cell_number,
      phone_number_verified: false,
    });
  });

  test("[SEC-C6] a number is verified once its product confirmed it, an address once a mail was answered", async () => {
    const { id, username, cell_number } = await practiceUser();
    const practice = await callerAs(server, "practice");
    await practice.post("/accounts/confirm-number", { username, cellularNumber: cell_number });
    const confirmed = await claimsFor("practice", id, "email", "phone");
    expect(confirmed).toMatchObject({ email_verified: false, phone_number_verified: true });
    const { token } = await askForReset(server, username);
    const body = { token, password: "heron-basalt-62" };
    expect((await server.post("/practice/security/password/processReset", body)).json()).toEqual(
      {},
    );
    // Whoever registered typed the number, and may not be whom the mail reached.
    const proven = await claimsFor("practice", id, "email", "phone");
    expect(proven).toMatchObject({ email_verified: true, phone_number_verified: false });
  });

  test.each([
    ["an address", "email", "emailAddress"],
    ["a number", "phone", "cellularNumber"],
  ] as const)("a username that is %s is told with %s alone", async (_what, scope, field) => {
    const person = newPerson();
    const { id, username } = await practiceUser({ ...person, username: person[field] });
    expect(await claimsFor("practice", id, "profile")).not.toHaveProperty("preferred_username");
    expect(await claimsFor("practice", id, "profile", scope)).toMatchObject({
      preferred_username: username,
    });
  });
});

describe("role", () => {
  test("tells what a health professional of a practice registered, and by which terms", async () => {
    const { id } = await practiceUser();
    expect(await claimsFor("practice", id, "role")).toEqual({
      sub: id,
      account_type: "HCP",
      role: { id: "general-practitioner", name: "General Practitioner" },
      discipline: { id: "general-practice", name: "General Practice" },
      speciality: { id: "general-practice", name: "General Practice" },
      hpcsa_number: "MP0123456",
      practice_number: "1234567",
      practice_phone_number: "+27215550123",
      ...terms(),
    });
  });

  test("tells of an invited user who is no health professional the type of the invite", async () => {
    const { practiceNumber, practicePhone, phone, ...person } = newPerson();
    const invite = { email: person.emailAddress, role: "RECEPTIONIST", isMailed: true };
    const { code } = await makeInvite(server, invite);
    const changes = { ...person, type: "RECEPTIONIST", inviteCode: code, hcp: undefined };
    const { id } = await practiceUser({ ...changes, practiceNumber: undefined });
    const told = await claimsFor("practice", id, "role", "email", "phone");
    expect(told).toMatchObject({ email_verified: true, phone_number_verified: true });
    expect(await claimsFor("practice", id, "role")).toEqual({
      sub: id,
      account_type: "RECEPTIONIST",
      ...terms(),
    });
  });

  const academic = {
    discipline: { id: "anaesthetics", name: "Anaesthetics" },
    speciality: { id: "anaesthetics", name: "Anaesthetics" },
    grade: { id: "registrar", name: "Registrar" },
    hpcsa_number: "MP0123456",
    practice_number: "1234567",
  };
  const training_institution = {
    id: "ukzn-addington-hospital",
    name: "Addington Hospital (University of KwaZulu-Natal)",
  };
  const of = (type: string) => ({ account_type: type, role: { id: type, name: type } });

  test("tells a health professional outside the academic sector", async () => {
    const { account } = await joinAcademic(server);
    expect(await claimsFor("academic", account.id, "role")).toEqual({
      sub: account.id,
      ...of("HCP"),
      ...academic,
      ...terms(),
    });
  });

  test("tells a trainee's institution, post and appointment", async () => {
    const joining = { role: "trainee", person: newTrainee() } as const;
    const { account } = await joinAcademic(server, joining);
    expect(await claimsFor("academic", account.id, "role")).toEqual({
      sub: account.id,
      ...of("TRAINEE"),
      ...academic,
      training_institution,
      trainee_post_number: "PN-77",
      registrar_appointed_on: "2024-02-29",
      ...terms(),
    });
  });

  test("tells a head of department's institution", async () => {
    const { id } = await joinHod();
    expect(await claimsFor("academic", id, "role")).toEqual({
      sub: id,
      ...of("HOD"),
      ...academic,
      training_institution,
      ...terms(),
    });
  });

  test("[SEC-D9] tells a supervisor's unit and head: pending, confirmed, and none when that one has left", async () => {
    const hod = await joinHod();
    const changes = { hodInvite: undefined, hodId: hod.id, confirmedHod: true };
    const { id } = await joinSupervisor(changes);
    const supervisor = { sub: id, ...of("SUPERVISOR"), ...academic, training_institution };
    const named = { clinical_unit: "Cardiac theatre", hod: { id: hod.id, name: "Ayanda Botha" } };
    const told = { ...supervisor, ...named, ...terms() };
    expect(await claimsFor("academic", id, "role")).toEqual({ ...told, hod_state: "pending" });

    const product = await callerAs(server, "academic");
    const [link] = (await product.get(`/hod-links?hodId=${hod.id}`)).json();
    await product.post(`/hod-links/${link.id}/confirm`, { hodId: hod.id });
    expect(await claimsFor("academic", id, "role")).toEqual({ ...told, hod_state: "confirmed" });

    await archive(server, hod.username);
    const left = await claimsFor("academic", id, "role");
    expect([left?.hod_state, left?.hod]).toEqual(["none", undefined]);
  });

  test("names no head of department who was invited, nor one who is none", async () => {
    const { account: trainee } = await joinAcademic(server, {
      role: "trainee",
      person: newTrainee(),
    });
    const wrong = { emailAddress: trainee.username, name: "Sipho Ndlovu" };
    for (const changes of [{}, { hodInvite: wrong }]) {
      const { id } = await joinSupervisor(changes);
      const told = await claimsFor("academic", id, "role");
      expect([told?.hod_state, told?.hod]).toEqual(["pending", undefined]);
    }
  });

  test("a choice has the name that its entry has now, even when it was withdrawn", async () => {
    const { id } = await practiceUser();
    const operator = await callerAs(server, "operator");
    const entry = { parentId: "general-practice", id: "general-practitioner" };
    const entries = [{ ...entry, name: "Family Practitioner", active: false }];
    await operator.post("/lookups", { list: "practice-roles", entries });
    const told = await claimsFor("practice", id, "role");
    expect(told?.role).toEqual({ id: entry.id, name: "Family Practitioner" });
    const again = [{ ...entry, name: "General Practitioner" }];
    await operator.post("/lookups", { list: "practice-roles", entries: again });
  });
});

describe("a patient", () => {
  test("has a name, an address and a number, and no terms, which they accepted nowhere here", async () => {
    const { username, emailAddress } = await importPatient(server, "naledi-of-the-app");
    const { id } = await accountOf(server, username);
    expect(await claimsFor("patient", id, ...scopeNames)).toEqual({
      sub: id,
      name: "Naledi Khumalo",
      given_name: "Naledi",
      family_name: "Khumalo",
      preferred_username: username,
      locale: "en-ZA",
      updated_at: expect.any(Number),
      email: emailAddress,
      email_verified: false,
      phone_number: "+27821234567",
      phone_number_verified: false,
      account_type: "PATIENT",
    });
    expect(await claimsFor("practice", id, "openid")).toBeNull();
  });
});

describe("fewest fields", () => {
  test.each(scopeNames)("%s tells none of another scope's claims", async (scope) => {
    const { account } = await joinAcademic(server, { role: "supervisor", person: newSupervisor() });
    const told = await claimsFor("academic", account.id, scope);
    const allowed = ["sub", ...Object.keys(scopes[scope].claims)];
    expect(Object.keys(told ?? {}).filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test("no scope tells that there is the account, and identity without a grant no more", async () => {
    const { id } = await practiceUser();
    expect(await claimsFor("practice", id)).toEqual({ sub: id });
    expect(await claimsFor("practice", id, "identity")).toEqual({ sub: id });
  });

  test("[SEC-E4] an account of another product, and one that was archived, tell nothing", async () => {
    const { id, username } = await practiceUser();
    for (const product of ["academic", "patient"] as const) {
      expect(await claimsFor(product, id, ...scopeNames)).toBeNull();
    }
    await archive(server, username);
    expect(await claimsFor("practice", id, ...scopeNames)).toBeNull();
  });
});
