import { pbkdf2Sync } from "node:crypto";
import { hash as argon2 } from "@node-rs/argon2";
import { hash as bcrypt } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, hashConfig, openImporter, reception } from "./exports.fixture.ts";

const password = "sunbird42";
/** What Firebase publishes as an example of its scrypt. */
const firebasePassword = "user1password";

let importer: Awaited<ReturnType<typeof openImporter>>;
beforeAll(async () => {
  importer = await openImporter();
});
afterAll(() => importer.close());

const pbkdf2 = (digest: string, bytes: number) => {
  const salt = Buffer.from("0123456789abcdef");
  const value = pbkdf2Sync(password, salt, 1_000, bytes, digest).toString("base64");
  const secretData = { value, salt: salt.toString("base64"), additionalParameters: {} };
  return (algorithm: string) => ({
    id: "1",
    type: "password",
    secretData: JSON.stringify(secretData),
    credentialData: JSON.stringify({ hashIterations: 1_000, algorithm, additionalParameters: {} }),
  });
};

test("[SEC-B13] a realm of Keycloak comes in as it was exported, by each of its hashes", async () => {
  const phc = await argon2(password, { memoryCost: 64, timeCost: 2, parallelism: 1 });
  const [, , , , salt, value] = phc.split("$");
  const ofArgon2 = {
    type: "password",
    secretData: JSON.stringify({ value, salt, additionalParameters: {} }),
    credentialData: JSON.stringify({
      hashIterations: 2,
      algorithm: "argon2",
      additionalParameters: {
        hashLength: ["32"],
        memory: ["64"],
        type: ["id"],
        version: ["1.3"],
        parallelism: ["1"],
      },
    }),
  };
  const user = (username: string, more: object) => ({
    id: `id-${username}`,
    username,
    email: `${username}@kc.example.org`,
    emailVerified: true,
    firstName: "Anna Maria",
    lastName: "van der Merwe",
    enabled: true,
    createdTimestamp: 1_600_000_000_000,
    attributes: { job: ["front desk"], phone: ["0821234567"] },
    requiredActions: [],
    realmRoles: ["default-roles"],
    ...more,
  });
  const realm = {
    realm: "clinic",
    // A key of the same name further down is somebody else's.
    clients: [{ clientId: "users", users: [{ username: "no" }] }],
    roles: { realm: [] },
    users: [
      user("kc-sha1", { credentials: [pbkdf2("sha1", 64)("pbkdf2")] }),
      user("kc-sha256", { credentials: [{ type: "otp" }, pbkdf2("sha256", 64)("pbkdf2-sha256")] }),
      user("kc-sha512", { credentials: [pbkdf2("sha512", 64)("pbkdf2-sha512")] }),
      user("kc-argon2", { credentials: [ofArgon2] }),
      user("kc-without", { credentials: [] }),
      user("kc-unknown", { credentials: [pbkdf2("sha512", 64)("md5")] }),
      user("kc-off", { enabled: false }),
      user("kc-other", { attributes: { job: ["pilot"] } }),
    ],
  };
  // As it is written: over many lines.
  importer.write("realm.json", JSON.stringify(realm, null, 2));
  importer.write("kc.json", {
    realm: { value: "practice" },
    type: { from: "attributes.job", values: { "front desk": "RECEPTION" } },
    cellularNumber: ["attributes", "phone"],
  });
  const line = "realm.json --from keycloak --mapping kc.json";
  const dry = await importer.imported(`${line} --dry-run`);
  expect(dry).toMatchObject({ code: 1, rows: 8, made: 5, faulty: 3 });
  const told = await importer.imported(line);
  expect(told).toMatchObject({ code: 1, rows: 8, made: 5, faulty: 3 });
  expect(faults(told)).toEqual([
    expect.stringMatching(/^6,passwordHash,It is no hash that is known here/),
    "7,row,It is disabled in the other system.",
    "8,type,The mapping has no entry for this value.",
  ]);
  const one = await importer.accountOf("kc-sha1@kc.example.org");
  expect(one).toMatchObject({ name: "Anna Maria", surname: "van der Merwe", type: "RECEPTION" });
  expect(new Date(one.created_at).toJSON()).toBe("2020-09-13T12:26:40.000Z");
  expect(one.email_proven_at).not.toBeNull();
  expect((await importer.accountOf("kc-without@kc.example.org")).password_hash).toBeNull();
  for (const username of ["kc-sha1", "kc-sha256", "kc-sha512", "kc-argon2"]) {
    expect([username, await importer.logIn(username, "wrong-otter-1")]).toEqual([username, 401]);
    expect([username, await importer.logIn(username, password)]).toEqual([username, 200]);
    const { password_hash } = await importer.accountOf(`${username}@kc.example.org`);
    expect(password_hash).toMatch(/^\$argon2id-hmac\$/);
  }
  expect(await importer.imported(line)).toMatchObject({ made: 0, already: 5, faulty: 3 });
});

test("[SEC-B13] users of Auth0 come in by the job's file and that of their hashes", async () => {
  const user = (id: string, more: object) =>
    JSON.stringify({
      user_id: `auth0|${id}`,
      email: `${id}@a0.example.org`,
      email_verified: true,
      given_name: "Naledi",
      family_name: "Khumalo",
      created_at: "2021-03-04T05:06:07.890Z",
      ...more,
    });
  importer.write(
    "a0.json",
    [user("5f0a", {}), user("5f0b", { blocked: true }), user("5f0c", {})].join("\n"),
  );
  const passwordHash = await bcrypt(password, { cost: 8 });
  const email_verified = true;
  const kept = { _id: { $oid: "5f0a" }, email_verified, passwordHash, connection: "c" };
  importer.write("a0-hashes.json", `${JSON.stringify(kept)}\n`);
  importer.write("a0-map.json", { ...reception, username: "email" });
  const line = "a0.json --from auth0 --mapping a0-map.json --hashes a0-hashes.json";
  const told = await importer.imported(line);
  expect(told).toMatchObject({ rows: 3, made: 2, faulty: 1 });
  expect(faults(told)).toEqual(["2,row,It is disabled in the other system."]);
  expect(await importer.logIn("5f0a@a0.example.org", password)).toBe(200);
  expect((await importer.accountOf("5f0c@a0.example.org")).password_hash).toBeNull();
  importer.write("a0-hashes.json", `${JSON.stringify(kept)}\n{"email":"x"}\n`);
  expect(await importer.refused(line)).toContain("a0-hashes.json, line 2: it has no _id.$oid");
});

test("[SEC-B13] users of Firebase come in with the project's parameters, and log in by its scrypt", async () => {
  const user = {
    localId: "kYi4EvWQlQTKSfnJ3dRSP6IH3ed2",
    email: "one@fb.example.org",
    emailVerified: false,
    passwordHash:
      "lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==",
    salt: "42xEC+ixf3L2lw==",
    displayName: "Anna Maria Khumalo",
    createdAt: "1515610000000",
    phoneNumber: "+27821234567",
    providerUserInfo: [],
  };
  importer.write("fb.json", {
    users: [user, { localId: "2", displayName: "Sipho Dube", createdAt: "1" }],
  });
  importer.write("fb-hash.txt", hashConfig);
  importer.write("fb-map.json", {
    ...reception,
    name: { from: "displayName", part: "beforeLastSpace" },
    surname: { from: "displayName", part: "afterLastSpace" },
  });
  const without = await importer.imported(
    "fb.json --from firebase --mapping fb-map.json --dry-run",
  );
  expect(faults(without)).toContain("1,passwordHash,It needs --hash-config.");
  const told = await importer.imported(
    "fb.json --from firebase --mapping fb-map.json --hash-config fb-hash.txt",
  );
  expect(told).toMatchObject({ rows: 2, made: 1, faulty: 1 });
  expect(faults(told).join("\n")).toMatch(/^2,emailAddress,/m);
  const one = await importer.accountOf("one@fb.example.org");
  expect(one).toMatchObject({ name: "Anna Maria", surname: "Khumalo", email_proven_at: null });
  // The signer key is encrypted with the hash.
  expect(one.password_hash).toMatch(/^\$foreign\$scrypt:14:8:1:32\$v1\.[\w.-]+$/);
  expect(await importer.logIn("one@fb.example.org", "user2password")).toBe(401);
  expect(await importer.logIn("one@fb.example.org", firebasePassword)).toBe(200);
});

test("[SEC-B13] a dump of Django's users comes in as a list or a line each, academic ones by their address", async () => {
  const row = (pk: number, more: object) => ({
    model: "auth.user",
    pk,
    fields: {
      password: "sha1$seasalt2$b39099d25f7b0015099ebfb638dd9b4c325131e3",
      last_login: null,
      username: `dj-${pk}`,
      first_name: "Naledi",
      last_name: "Khumalo",
      email: `dj-${pk}@dj.example.org`,
      is_active: true,
      date_joined: "2020-01-02T03:04:05.678",
      groups: [],
      ...more,
    },
  });
  const rows = [row(1, {}), row(2, { password: "!x" }), row(3, { is_active: false })];
  importer.write("dj.json", rows);
  importer.write("dj-map.json", reception);
  const told = await importer.imported("dj.json --from django --mapping dj-map.json");
  expect(told).toMatchObject({ rows: 3, made: 2, faulty: 1 });
  expect(await importer.logIn("dj-1", password)).toBe(200);
  expect((await importer.accountOf("dj-2@dj.example.org")).password_hash).toBeNull();
  expect(new Date((await importer.accountOf("dj-1@dj.example.org")).created_at).toJSON()).toContain(
    "2020-01-02T00:00",
  );
  importer.write("dj.jsonl", [row(4, {}), row(5, {})].map((one) => JSON.stringify(one)).join("\n"));
  importer.write("dj-academic.json", {
    realm: { value: "academic" },
    type: { value: "HCP" },
    disciplineId: { value: "anaesthetics" },
    specialityId: { value: "anaesthetics" },
    gradeId: { value: "registrar" },
    hpcsaNumber: { value: "MP0123456" },
  });
  const academic = await importer.imported("dj.jsonl --from django --mapping dj-academic.json");
  expect(academic).toMatchObject({ code: 0, made: 2 });
});

test("[SEC-B13] users of WordPress come in as wp-cli lists them, in JSON or CSV", async () => {
  const user = {
    ID: 1,
    user_login: "wp-one",
    user_pass: "$P$Babcd./Z9umo.m63ZGTlqJSROlW1WB0",
    user_email: "wp-one@wp.example.org",
    user_registered: "2019-02-03 04:05:06",
    first_name: "Naledi",
    last_name: "Khumalo",
    roles: "subscriber",
  };
  const mapping = { ...reception, type: { from: "roles", values: { subscriber: "RECEPTION" } } };
  importer.write("wp.json", [user]);
  importer.write("wp-map.json", mapping);
  const line = "--from wordpress --mapping wp-map.json";
  expect(await importer.imported(`wp.json ${line}`)).toMatchObject({ code: 0, made: 1 });
  expect(await importer.logIn("wp-one", password)).toBe(200);
  const other = { ...user, user_login: "wp-two", user_email: "wp-two@wp.example.org" };
  const csv = [Object.keys(other).join(","), Object.values(other).join(",")].join("\n");
  importer.write("wp.csv", csv);
  expect(await importer.imported(`wp.csv ${line}`)).toMatchObject({ code: 0, made: 1 });
  expect(await importer.logIn("wp-two", password)).toBe(200);
  const two = await importer.accountOf("wp-two@wp.example.org");
  expect(new Date(two.created_at).toJSON()).toBe("2019-02-03T04:05:06.000Z");
});
