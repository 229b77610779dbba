import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { anotherBrand, valuesIn } from "@frontdoor/brand/another-brand.fixture.ts";
import { brand } from "@frontdoor/brand/brand.ts";
import { palette } from "@frontdoor/brand/colours.ts";
import { company } from "@frontdoor/brand/company.ts";
import { brandIcon, brandMark } from "@frontdoor/brand/mark.ts";
import { languageCodes } from "@frontdoor/words/languages.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const repository = join(import.meta.dirname, "..");
/** What a build reads; a copy of it is renamed and built. */
const workspaces = ["brand", "words", "contract", "site"];
/** A build in each language takes three times as long; outside nightly runs the others' texts are read as written. */
const isEnglishAlone = process.env.NIGHTLY !== "1";
const otherMark = "M4 4H44V44H4Z";

/** White is nobody's: a style may name it without a word of the brand. */
const oldColours = [...new Set(JSON.stringify([palette, brandIcon]).match(/#[0-9a-f]{6}/g))]
  .filter((colour) => colour !== "#ffffff")
  .sort();

let copy: string;
let files: { name: string; text: string }[];
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "frontdoor-rename-"));
  for (const name of [...workspaces, "package.json", "tsconfig.base.json"]) {
    const filter = (path: string) => !/\/(?:node_modules|build)$/.test(path);
    await cp(join(repository, name), join(copy, name), { recursive: true, filter });
  }
  await linkPackages();
  await renameBrand();
  if (isEnglishAlone) await leaveOtherLanguages();
  await run("npm", ["run", "build"], { cwd: join(copy, "site") });
  files = await readFiles(join(copy, "site/build"));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The installed packages, with the copied workspaces in the place of the repository's. */
async function linkPackages(): Promise<void> {
  const installed = join(repository, "node_modules");
  await mkdir(join(copy, "node_modules/@frontdoor"), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== "@frontdoor")
      await symlink(join(installed, name), join(copy, "node_modules", name));
  }
  for (const name of workspaces) {
    await symlink(join(copy, name), join(copy, "node_modules/@frontdoor", name));
    const own = join(repository, name, "node_modules");
    if (existsSync(own)) await symlink(own, join(copy, name, "node_modules"));
  }
}

/** Puts another value in the place of every fact, every colour and the mark. */
async function renameBrand(): Promise<void> {
  const folder = join(copy, "brand/src");
  await edit(join(folder, "brand.ts"), (text) =>
    text.replace(
      /export const brand = \{.*?\n\} as const;/s,
      () => `export const brand = ${JSON.stringify(anotherBrand(brand))} as const;`,
    ),
  );
  await edit(join(folder, "company.ts"), (text) =>
    text.replace(
      /export const company = \{.*?\n\} as const;/s,
      () => `export const company = ${JSON.stringify(anotherBrand(company))} as const;`,
    ),
  );
  await edit(join(folder, "mark.ts"), (text) => text.replace(brandMark, otherMark));
  for (const name of await readdir(folder)) {
    if (/^(?:colours|mark)\.ts$/.test(name)) {
      await edit(join(folder, name), (text) => text.replace(/#[0-9a-f]{6}/g, otherColour));
    }
  }
}

async function leaveOtherLanguages(): Promise<void> {
  await edit(join(copy, "words/languages.ts"), (text) =>
    text.replace(/export const languages = \{.*?\}/, () => "export const languages = { en }"),
  );
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** A colour that the brand has nowhere, another one for each that it has. */
function otherColour(colour: string): string {
  const position = oldColours.indexOf(colour);
  if (position === -1) return colour;
  return `#ab${(0x1000 + position).toString(16)}`;
}

async function readFiles(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const readable = entries.filter(
    (entry) => entry.isFile() && !/\.(?:woff2|png)$/.test(entry.name),
  );
  return Promise.all(
    readable.map(async ({ parentPath, name }) => ({
      name,
      text: await readFile(join(parentPath, name), "utf8"),
    })),
  );
}

/** Each old value with the file that still holds it. */
function left(found: (text: string) => string[], among = files): string[] {
  return among.flatMap(({ name, text }) => found(text).map((value) => `${name}: ${value}`));
}

function oldValues(text: string): string[] {
  // A zone of the tz database is named after a city, whichever the office is in.
  const withoutZones = text.replaceAll("Africa/Johannesburg", "");
  const values = valuesIn(withoutZones, { brand, company });
  return [...values, ...(text.match(/\bHeron\b|heron\.example/g) ?? [])];
}

test("a rename of the brand leaves no old name, address, number or year anywhere in the site", () => {
  expect(files.length).toBeGreaterThan(50);
  expect(left(oldValues)).toEqual([]);
});

test("no text of any language holds one by itself", async () => {
  const written = await Promise.all(
    languageCodes.map((code) => readFiles(join(repository, "words", code))),
  );
  // Universities are named after cities too.
  const texts = written.flat().filter(({ name }) => name !== "institutions.ts");
  expect(left(oldValues, texts)).toEqual([]);
});

test("it puts the new ones there, escaped where they stand in markup", () => {
  const pages = files.filter(({ name }) => name.endsWith(".html")).map(({ text }) => text);
  expect(pages.join("").split("Kestrel &amp; Co").length).toBeGreaterThan(100);
  const visible = pages.join("").replace(/<script\b.*?<\/script>/gs, "");
  expect(visible).not.toContain("Kestrel & Co");
});

test("[SEC-F1 SEC-F3] it lets every product's new video be framed, each at its own origin", async () => {
  const { products } = anotherBrand(brand);
  const origins = [products.patient.video, products.practice.video].map(
    (address) => new URL(address).origin,
  );
  expect(new Set(origins).size).toBe(2);
  const renamed = await import(join(copy, "brand/src/video-addresses.ts"));
  expect(renamed.videoAddresses.map((address: string) => new URL(address).origin)).toEqual(origins);
});

test("it leaves no old colour and no old mark", () => {
  expect(oldColours.length).toBeGreaterThan(200);
  expect(left((text) => text.toLowerCase().match(coloursIn) ?? [])).toEqual([]);
  expect(left((text) => (text.includes(brandMark) ? ["the mark"] : []))).toEqual([]);
});

/** Each old colour, also in three digits where a minifier may shorten it. */
const coloursIn = new RegExp(
  oldColours
    .map((colour) => colour.replace(/^#(.)\1(.)\2(.)\3$/, "#(?:$1$1$2$2$3$3|$1$2$3\\b)"))
    .join("|"),
  "g",
);
