import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { finishedPage } from "./finished-pages.ts";

let client: URL;

beforeAll(async () => {
  client = pathToFileURL(`${await mkdtemp(join(tmpdir(), "pages-"))}/`);
  await mkdir(new URL("assets/", client));
  const files = {
    "screen.js": 'import{a as b}from"./shared.js";import"./side.js";export{c}from"./again.js";',
    "renderer.js": 'import{r}from"./shared.js";const later=()=>import("./later.js");',
    "shared.js": "export const a=1",
    "side.js": "",
    "again.js": 'export*from"./shared.js"',
    "later.js": "",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(name, client), text);
});
afterAll(() => rm(client, { recursive: true, force: true }));

test("an island names all scripts that it needs before it runs, each once, and none that it may need later", async () => {
  const html =
    '<astro-island component-url="/screen.js" renderer-url="/renderer.js" ssr></astro-island>';
  const [, scripts = ""] = /data-scripts="([^"]*)"/.exec(await finishedPage(html, client)) ?? [];
  expect(scripts.split(" ").toSorted()).toEqual(
    ["again", "renderer", "screen", "shared", "side"].map((name) => `/${name}.js`),
  );
});

test("what makes islands start leaves the document for a file that the document names; our own scripts stay", async () => {
  const own = '<script data-islands="">own()</script>';
  const html = `<script>start()</script>${own}<script>\ndirective();\n</script>`;
  const page = await finishedPage(html, client);
  const [, address = ""] = /data-islands="(.*?)"/.exec(page) ?? [];
  expect(page).toBe(own.replace('""', `"${address}"`));
  const file = await readFile(new URL(`.${address}`, client), "utf8");
  expect(file).toBe("start()\ndirective();");
});

test("a page that cannot name what makes its islands start stops the build", async () => {
  const page = finishedPage("<script>start()</script>", client);
  await expect(page).rejects.toThrow("no place for the address");
});

test("a shape of a drawing ends as it begins", async () => {
  expect(await finishedPage('<svg><path d="M0 0"></path></svg>', client)).toBe(
    '<svg><path d="M0 0"/></svg>',
  );
});

test("[SEC-F1] a page with a style in it stops the build; the one of the frame is taken out", async () => {
  const own = "<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>";
  expect(await finishedPage(`${own}<p></p>`, client)).toBe("<p></p>");
  await expect(finishedPage("<style>p{}</style>", client)).rejects.toThrow("inline style");
  await expect(finishedPage('<p style="top:0"></p>', client)).rejects.toThrow("inline style");
});
