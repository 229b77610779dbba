import { kiosk, whereTheAnswerSays } from "../../../site/app/journeys.ts";
import { pageAt, pageName, type Row } from "./rows.ts";

/** Files that contain the address of their own page, in English or in another language. */
const samePage: ReadonlySet<string> = new Set([
  "client/location.ts",
  "page-shell/keep-address.ts",
  "layouts/language-choice.tsx",
]);

/** The parts of a site's file that concern journeys. */
interface Found {
  file: string;
  /** The page whose rows the file may use. */
  page: string;
  /** The rows that it looks up, as `login.newHere`. */
  lookups: string[];
  /** The addresses of other pages in it. */
  addresses: string[];
  /** The kinds of addresses that it navigates to. */
  exits: string[];
}

/**
 * Where the code of the site and the table of journeys differ, a line each.
 * @param sources the files of `site/app`, by their path below it, without tests
 */
export function journeyFaults(
  rows: readonly Row[],
  sources: ReadonlyMap<string, string>,
): string[] {
  const pages = new Set(rows.map(({ page }) => page));
  const files = [...sources].map(([file, text]) => read(file, text, pages));
  return [
    ...rows.flatMap(withoutPage),
    ...rows.filter((row) => !files.some((found) => uses(found, row))).map(unused),
    ...files.flatMap((found) => strayLookups(found)),
    ...files.flatMap((found) => strayAddresses(found)),
    ...files.flatMap((found) => strayExits(found, rows)),
  ];
}

function read(file: string, source: string, pages: ReadonlySet<string>): Found {
  const text = withoutWords(source);
  const own = pageName(file);
  const page = own !== null && pages.has(own) ? own : "frame";
  const lookups = [...text.matchAll(/\bjourneys\b(?:\s*\.(\w+)\s*\.(\w+))?/g)];
  const literals = [...text.matchAll(/(["'`])(\/[^"'`\n]*)\1/g)].map(
    ([, , literal = ""]) => literal,
  );
  const exits = [
    ...(/\bleaveFor\(/.test(text) ? [whereTheAnswerSays] : []),
    ...(/\bleaveForKiosk\(/.test(text) ? [kiosk] : []),
  ];
  return {
    file,
    page,
    lookups: lookups.map(([, of, event]) => `${of}.${event}`),
    addresses: samePage.has(file)
      ? []
      : literals.filter((literal) => isOfAnotherPage(literal, own)),
    exits,
  };
}

/** Leaves out comments and imports, and addresses that are only compared with or taken apart. */
function withoutWords(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "")
    .replace(/^import [\s\S]*?;$/gm, "")
    .replace(/function leaveFor\w*\(/g, "")
    .replace(/\[[^\];]*(?:\][^\];]*)?\]\.includes\(/g, "")
    .replace(/\.split\("\/"\)/g, "");
}

function isOfAnotherPage(literal: string, own: string | null): boolean {
  if (/^\/\$\{/.test(literal)) return true;
  const shown = pageAt(literal.replace(/\$\{[^}]*\}/g, "x"));
  return shown !== null && shown !== own;
}

function uses({ page, lookups, exits }: Found, row: Row): boolean {
  if (lookups.includes(`${row.page}.${row.event}`)) return true;
  return page === row.page && row.destinations.some((destination) => exits.includes(destination));
}

function withoutPage({ page, event, destinations }: Row): string[] {
  return destinations
    .filter((each) => each !== whereTheAnswerSays && each !== kiosk && pageAt(each) === null)
    .map((each) => `journeys: ${page}.${event} leads to ${each}, where no page is`);
}

function unused({ page, event }: Row): string {
  return `journeys: nothing leads as ${page}.${event} says`;
}

function strayLookups({ file, page, lookups }: Found): string[] {
  return lookups
    .filter((lookup) => !lookup.startsWith(`${page}.`))
    .map((lookup) => `site/app/${file}: journeys.${lookup} is no row of ${page}`);
}

function strayAddresses({ file, addresses }: Found): string[] {
  return addresses.map(
    (address) => `site/app/${file}: ${address} is spelled instead of looked up in journeys.ts`,
  );
}

function strayExits({ file, page, exits }: Found, rows: readonly Row[]): string[] {
  return exits
    .filter((exit) => !rows.some((row) => row.page === page && row.destinations.includes(exit)))
    .map(
      (exit) => `site/app/${file}: leaves for ${exit}, and journeys.ts has no such exit of ${page}`,
    );
}
