import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { greyPng } from "../../../test/practices.ts";
import { callerAs } from "../../../test/product-keys.ts";
import { temporaryFolder } from "../../../test/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../../test/test-server.ts";
import { run } from "../run.ts";

let server: TestServer;
let env: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const FRONTDOOR_URL = await server.app.listen({ port: 0, host: "localhost" });
  env = { FRONTDOOR_URL, FRONTDOOR_KEY: (await callerAs(server, "operator")).key };
});
afterAll(() => server.close());

const frontdoor = (line: string, more: Record<string, string> = {}) =>
  run(line.split(" "), { ...env, ...more });

const folder = temporaryFolder("practices");
writeFileSync(join(folder, "logo.png"), greyPng());
writeFileSync(join(folder, "logo.svg"), "<svg/>");
const inFolder = { INIT_CWD: folder };
const found = async (name: string) =>
  (await server.get(`/practice/practice/search?name=${name}`)).json();

test("is added with a logo from the folder where the command was typed", async () => {
  const { code } = await frontdoor("practice add p-1 Fynbos --logo logo.png", inFolder);
  expect(code).toBe(0);
  expect(await found("fynbos")).toMatchObject([{ id: "p-1", logoImage: expect.any(String) }]);
});

test("practices are imported from a CSV, more than fit in one request", async () => {
  const rows = Array.from({ length: 401 }, (_, place) => `many-${place},Marula ${place},logo.png`);
  writeFileSync(join(folder, "many.csv"), `id,name,logo\n${rows.join("\n")}\n`);
  const { out } = await frontdoor("practice import many.csv --json", inFolder);
  expect(JSON.parse(out)).toEqual({ saved: 401 });
  expect(await found("marula%20400")).toMatchObject([{ id: "many-400" }]);
});

test.each([
  [
    "an SVG",
    "id,name,logo\np-8,Protea,\np-9,Protea,logo.svg",
    "wrong.csv, line 3, column logo: .*logo.svg: A logo is",
  ],
  [
    "a missing logo",
    "id,name,logo\np-8,Protea,no.png",
    "line 2, column logo: The file .*no.png cannot be",
  ],
  ["a missing column", "id,title\np-8,Protea", "line 1, column 3: The first line must name name"],
  [
    "a quote inside a value",
    'id,name\np-8,Protea\nq-1,Dr "Bob" Smith Rooms',
    "line 3, column name: A quote stands inside a value",
  ],
  [
    "an id that stands twice",
    "id,name\np-8,Protea\n\np-8,Fynbos",
    "line 4, column id: It stands in line 2 already",
  ],
  ["an empty name", "id,name\np-8,Protea\np-9,", "line 3, column name: "],
  ["a broken line", "id,name\np-8", "line 2, column name: 1 values under 2 names"],
])("%s is named with its line, and nothing is saved", async (_what, text, message) => {
  writeFileSync(join(folder, "wrong.csv"), text);
  const { code, err } = await frontdoor("practice import wrong.csv", inFolder);
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(message));
  expect(await found("protea")).toEqual([]);
});

test("leads are exported, also none", async () => {
  expect(await frontdoor("leads export")).toEqual({ code: 0, out: "", err: "" });
});
