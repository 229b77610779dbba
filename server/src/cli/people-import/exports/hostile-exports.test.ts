import { importColumnNames } from "@frontdoor/contract/products/import-columns.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { faults, hashConfig, openImporter, reception } from "./exports.fixture.ts";

let importer: Awaited<ReturnType<typeof openImporter>>;
beforeAll(async () => {
  importer = await openImporter();
});
afterAll(() => importer.close());

test("a file that is no whole export is refused in one line, with how far it was read", async () => {
  importer.write("map.json", reception);
  const by = (from: string) => `hostile.json --from ${from} --mapping map.json --dry-run`;
  const cases: [string, string | Buffer, RegExp][] = [
    ["keycloak", "", /is no whole JSON document\.|has nobody in it/],
    ["keycloak", '{"realm":"clinic","users":[', /is no whole JSON document\./],
    ["keycloak", '{"realm":"clinic","clients":[]}', /has nobody in it, under users/],
    ["firebase", '{"users":{"a":1}}', /is no whole JSON document\.|has nobody in it/],
    ["django", '[{"fields":{"email":"a@b.c"}},{"fields":', /document behind its entry 1/],
    ["django", "username,email\na,b", /begins with neither \[ nor \{/],
    ["auth0", "﻿", /begins with neither|has nobody/],
    ["wordpress", 'user_login,user_pass\n"a,b', /a quote is not closed/],
    ["keycloak", Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), /is not UTF-8/],
    ["keycloak", `${"[".repeat(200_000)}`, /is no whole JSON document/],
    ["keycloak", `{"users":[${'{"a":'.repeat(50_000)}`, /is no whole JSON document/],
  ];
  for (const [from, text, words] of cases) {
    importer.write("hostile.json", text);
    const said = await importer.refused(by(from));
    expect(said, `${from} ${String(text).slice(0, 40)}`).toMatch(words);
    expect(said.split("\n").length).toBeLessThanOrEqual(2);
  }
});

test("a person who is no person is a faulty row, whatever stands there, and keeps no other one out", async () => {
  importer.write("map.json", { ...reception, name: "attributes.name" });
  const good = { username: "fine", email: "fine@x.example.org", lastName: "Khumalo" };
  const people = [
    "null",
    "[]",
    "7",
    '{"__proto__":{"username":"p"},"constructor":1}',
    '{"username":{"a":1},"email":[1,2],"attributes":{"name":{"x":1}}}',
    '{"username":"a","credentials":[{"type":"password","secretData":"{","credentialData":"[]"}]}',
    '{"username":"b","credentials":"no","createdTimestamp":1e400,"attributes":{"name":["x","y"]}}',
    `{"username":"${"x".repeat(5_000)}","attributes":{"name":"x"}}`,
    `{"deep":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    JSON.stringify({ ...good, attributes: { name: ["Naledi"] } }),
  ];
  importer.write("odd.json", `﻿{"users":[${people.join(",")}]}`);
  const told = await importer.imported("odd.json --from keycloak --mapping map.json");
  expect(told).toMatchObject({ rows: 10, made: 1, faulty: 9 });
  const listed = faults(told);
  expect(listed).toContain("1,row,It is no object.");
  expect(listed).toContain("7,name,It has several values.");
  expect(listed).toContain("8,username,It has more than 1000 characters.");
});

test("a mapping says what is wrong in it, and options what they miss", async () => {
  importer.write("some.json", { users: [] });
  const by = async (mapping: string | object) => {
    importer.write("bad.json", mapping);
    return importer.refused("some.json --from keycloak --mapping bad.json");
  };
  expect(await by("{")).toContain("bad.json cannot be read as JSON.");
  expect(await by([])).toContain("is no JSON object whose keys are columns");
  expect(await by({})).toContain('has no realm. Write "realm"');
  expect(await by({ realm: "a", nickname: "x" })).toContain("nickname: No column has this name.");
  for (const of of [7, { from: 1 }, { value: 1 }, { from: "a", part: "first" }, { path: "x" }]) {
    expect(await by({ realm: { value: "practice" }, name: of })).toContain("name: Write a path");
  }
  expect(await importer.refused("some.json --from keycloak")).toContain("needs --mapping");
  expect(await importer.refused("some.json --mapping bad.json")).toContain(
    "--mapping is for an export",
  );
  importer.write("bad.json", reception);
  const line = "some.json --from keycloak --mapping bad.json";
  expect(await importer.refused(`${line} --hashes x`)).toContain("--hashes is for --from auth0.");
  expect(await importer.refused(`${line} --hash-config x`)).toContain("is for --from firebase.");
  importer.write("fb-hash.txt", hashConfig.replace("rounds: 8,", ""));
  const firebase = "some.json --from firebase --mapping bad.json --hash-config fb-hash.txt";
  expect(await importer.refused(firebase)).toContain("fb-hash.txt is no hash_config of Firebase");
});

test("every column may be mapped", async () => {
  const mapping = Object.fromEntries(importColumnNames.map((column) => [column, null]));
  importer.write("all.json", { ...mapping, ...reception });
  importer.write("none.json", {
    users: [{ username: "x", email: "x@example.org", firstName: "X" }],
  });
  const told = await importer.imported("none.json --from keycloak --mapping all.json --dry-run");
  expect(told).toMatchObject({ rows: 1, made: 0, faulty: 1 });
});
