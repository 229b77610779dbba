import { existsSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { headingAnchors } from "./anchors.ts";
import { plantedWords } from "./words/planted-words.ts";

const longestFile = 300;
const vagueFolders = ["utils", "util", "lib", "helpers", "common", "hooks", "types", "misc"];
const unfinished = /\b(?:TO(?:DO)|FIX(?:ME))\b/;
/** `.where(…)` with `??` inside: a fallback value would match rows that nobody meant. */
const inventedCondition = /\.where\((?:[^()]|\((?:[^()]|\([^()]*\))*\)|\()*?\?\?/g;
/** One spelling of each word in all our own texts (docs/design.md). */
const spellings = [
  { wrong: /\be[-]mail/i, right: "email" },
  { wrong: /\bcell(?: (?:phone|number)|ular phone)/i, right: "cellphone, cellphone number" },
];
/** The specification's words, what quotes them, and the glossary, which lists words that are never used. */
const quoted = /^(?:docs\/(?:specification\/|clauses\.md)|words\/glossary\/)/;
const query = /^server\/src\/.*(?<!\.test)\.ts$/;
/** What a browser of a phone or desk that was left behind lacks, though the types know it (`css-target.ts`). */
const newerThanBrowsers =
  /Promise\.withResolvers\b|\b(?:Map|Object)\.groupBy\b|URL\.(?:canParse|parse)\(|\(\?<[=!]/;
/** What browsers run. */
const inBrowsers = /^(?:site\/app|contract\/src|words)\/(?!.*\.test\.)/;
const measured = /\.(?:ts|tsx|mjs|css|sql)$/;

/** The violations of CONTRIBUTING.md's house style in one file, a line each. */
export function houseStyleFaults(path: string, text: string): string[] {
  if (!measured.test(path)) return [];
  const faults: string[] = [];
  const lines = text.trimEnd().split("\n");
  if (lines.length > longestFile)
    faults.push(`${path}: ${lines.length} lines, over ${longestFile}`);
  const vague = path
    .split("/")
    .slice(0, -1)
    .find((folder) => vagueFolders.includes(folder));
  if (vague !== undefined) faults.push(`${path}: a folder named ${vague} says nothing`);
  if (/^index\.tsx?$/.test(basename(path))) faults.push(`${path}: no barrels, name the file`);
  lines.forEach((line, index) => {
    if (unfinished.test(line)) faults.push(`${path}:${index + 1}: finish it or open an issue`);
    if (inBrowsers.test(path) && newerThanBrowsers.test(line))
      faults.push(`${path}:${index + 1}: older browsers do not know it`);
  });
  if (query.test(path)) faults.push(...inventedConditions(path, text));
  return faults;
}

/** Misspelt words of a file or document, a line each. */
export function misspelt(path: string, text: string): string[] {
  if (quoted.test(path) || !(measured.test(path) || path.endsWith(".md"))) return [];
  return text
    .split("\n")
    .flatMap((line, index) =>
      spellings
        .filter(({ wrong }) => wrong.test(line))
        .map(({ right }) => `${path}:${index + 1}: we write ${right}`),
    );
}

function inventedConditions(path: string, text: string): string[] {
  return [...text.matchAll(inventedCondition)].map(({ index }) => {
    const line = text.slice(0, index).split("\n").length;
    return `${path}:${line}: a condition takes no invented value, build it where there is one`;
  });
}

/**
 * Broken relative links of a Markdown file, also those to a missing heading, a line each.
 * @param read returns a file's text, null where there is none; for a folder an empty text
 */
export function brokenLinks(
  path: string,
  text: string,
  read: (path: string) => string | null,
): string[] {
  const prose = text.replaceAll(/<!--[\s\S]*?-->|```[\s\S]*?```|`[^`\n]*`/g, "");
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  const relative = links.filter((target) => !/^[a-z]+:/.test(target));
  return relative.flatMap((link) => {
    const { pathname, hash } = new URL(link, `file:///${path}`);
    const target = decodeURIComponent(pathname.slice(1));
    const found = target === path ? text : read(target);
    if (found === null) return [`${path}: links to ${target}, which does not exist`];
    if (hash === "" || !target.endsWith(".md")) return [];
    const anchor = decodeURIComponent(hash.slice(1));
    if (headingAnchors(found).has(anchor)) return [];
    return [`${path}: links to ${target}#${anchor}, a heading that does not exist`];
  });
}

function textOf(path: string): string | null {
  if (!existsSync(path)) return null;
  return statSync(path).isDirectory() ? "" : readFileSync(path, "utf8");
}

/** @param paths files of the repository, relative to its root */
export function checkFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const faults = path.endsWith(".md")
      ? brokenLinks(path, text, textOf)
      : houseStyleFaults(path, text);
    return [...faults, ...misspelt(path, text), ...plantedWords(path, text)];
  });
}
