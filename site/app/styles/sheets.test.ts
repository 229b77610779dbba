import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { weightLimits as limits } from "@frontdoor/contract/test/weight-limits.ts";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { css as cssOptions, cssTarget } from "./css-target.ts";

const folder = new URL("./", import.meta.url);
const sheets = cssFilesIn(new URL("sheets/", folder));
const whole = partialsOf("site.css");

describe.each(sheets)("the sheet %s", (sheet) => {
  const partials = partialsOf(`sheets/${sheet}`);

  test("is made of partials, in the order of site.css", () => {
    expect(partials.length).toBeGreaterThan(0);
    expect(partials).toEqual(whole.filter((partial) => partials.includes(partial)));
  });
});

test("site.css has every partial once", () => {
  const brand = cssFilesIn(new URL("../../../brand/src/", folder));
  const own = cssFilesIn(folder).filter((file) => file !== "site.css");
  const all = [...brand.map((file) => `@frontdoor/brand/${file}`), ...own];
  expect(whole.toSorted()).toEqual(all.toSorted());
});

test("every partial is in some sheet", () => {
  const used = new Set(sheets.flatMap((sheet) => partialsOf(`sheets/${sheet}`)));
  expect(whole.filter((partial) => !used.has(partial))).toEqual([]);
});

test("a sheet is small, and older browsers know how its colours and conditions are written", async () => {
  const built = await builtSheets();
  expect(Object.keys(built)).toHaveLength(sheets.length);
  const sizes = Object.entries(built).map(([name, css]) => [name, brotliCompressSync(css).length]);
  const most = (name: string) => limits[name.includes("/console-") ? "consoleStyle" : "style"];
  expect(sizes.filter(([name, bytes]) => Number(bytes) > most(String(name)))).toEqual([]);
  for (const [name, css] of Object.entries(built)) {
    expect(css).toContain("--ink:var(--l,#");
    expect(css).not.toContain("@computed");
    if (css.includes(".field>.show-if"))
      expect(css).toContain(".show-if{display:none}html[data-context=patient] .show-if[");
    // Safari below 16 does not clip, and pictures would make the page scroll sideways; what is hidden can be scrolled, and
    // a control of a hero that got the focus moved its heading out.
    if (!name.includes("/console-")) expect(css).not.toContain("overflow:clip");
    expect(css).not.toMatch(/\.(?:hero|thirty|account__scene|devices)\{[^}]*overflow/);
    // Below Chrome 111 a colour that is mixed of variables is none: a pressed button lost its own.
    const unmixed = css.replace(/@supports[^{]*color-mix[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
    expect(unmixed).not.toMatch(/--(?:danger|light):\w+\{--bg:color-mix|__now\{[^}]*color-mix/);
    // Without popovers the menu's links stand in the header, and a button of the menu would do nothing.
    if (css.includes(".header__menu"))
      expect(css).toMatch(/\}\.header__menu\{display:none\}.*__menu:not\(:popover-open\)\{/s);
    // The last of these stands for a rule within a rule.
    expect(css).not.toMatch(/light-dark|\((width|height)[<>]|\{[^{}]*;[^{};]*\{/);
  }
});

function cssFilesIn(directory: URL): string[] {
  return readdirSync(directory).filter((name) => name.endsWith(".css"));
}

/** The files that a sheet imports, recursively; it may contain nothing but imports. */
function partialsOf(sheet: string): string[] {
  const text = readFileSync(new URL(sheet, folder), "utf8").replace(/\/\*.*?\*\//gs, "");
  const lines = text.split("\n").filter((line) => line !== "");
  return lines.flatMap((line) => {
    const file = /^@import "(?:\.{1,2}\/)*(.+\.css)";$/.exec(line)?.[1] ?? line;
    return file.startsWith("shared/") ? partialsOf(`sheets/${file}`) : [file];
  });
}

async function builtSheets(): Promise<Record<string, string>> {
  const files = sheets.map((sheet) => fileURLToPath(new URL(`sheets/${sheet}`, folder)));
  const built = await build({
    root: fileURLToPath(new URL("../../", folder)),
    configFile: false,
    logLevel: "error",
    css: cssOptions,
    build: { write: false, assetsInlineLimit: 0, cssTarget, rolldownOptions: { input: files } },
  });
  const output = [built].flat().flatMap((each) => ("output" in each ? each.output : []));
  return Object.fromEntries(
    output.flatMap((file) =>
      file.type === "asset" && file.fileName.endsWith(".css")
        ? [[file.fileName, String(file.source)]]
        : [],
    ),
  );
}
