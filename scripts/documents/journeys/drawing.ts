import { readFileSync } from "node:fs";
import { routes } from "../../../site/app/routes.ts";
import { journeyRows, pageAt, pageName, type Row } from "./rows.ts";

export const journeysFile = "docs/flows.md";

const begins = "<!-- journeys: written by node scripts/documents/journeys/main.ts -->";
const ends = "<!-- /journeys -->";

/** docs/flows.md with the journeys drawn as the table has them; the rest of it stays. */
export function withDrawing(document: string): string {
  const [before, rest = ""] = document.split(begins);
  const after = rest.slice(rest.indexOf(ends));
  if (!after.startsWith(ends))
    throw new Error(`${journeysFile} has lost the place of its drawings.`);
  return `${before}${begins}\n\n${drawings()}\n\n${after}`;
}

/** The problem where the drawings differ from the table: a line, or none. */
export function staleDrawing(): string[] {
  const document = readFileSync(journeysFile, "utf8");
  if (document === withDrawing(document)) return [];
  return [`${journeysFile} is out of date: run node scripts/documents/journeys/main.ts`];
}

const flowPages = new Set(routes.filter(({ layout }) => layout === "account").map(pageOfRoute));

/** Two drawings, which together are the table: the account pages, and all others. */
function drawings(): string {
  const rows = journeyRows();
  const isOfFlow = ({ page }: Row) => flowPages.has(page);
  return [
    "The account pages:",
    drawing(rows.filter(isOfFlow)),
    "The brochure, and what stands around every page:",
    drawing(rows.filter((row) => !isOfFlow(row))),
  ].join("\n\n");
}

function drawing(rows: readonly Row[]): string {
  const arrows = Map.groupBy(rows.flatMap(arrowsOf), ({ from, to }) => `${from} ${to}`);
  const nodes = new Set([...arrows.values()].flat().flatMap(({ from, to }) => [from, to]));
  return [
    "```mermaid",
    "flowchart LR",
    ...[...nodes].map((node) => `  ${idOf(node)}["${labelOf(node)}"]`),
    ...[...arrows.values()].map((shared) => {
      const [{ from, to } = { from: "", to: "" }] = shared;
      const words = shared.map(({ event }) => wordsOf(event)).join("<br/>");
      return `  ${idOf(from)} -->|"${words}"| ${idOf(to)}`;
    }),
    "```",
  ].join("\n");
}

function arrowsOf({
  page,
  event,
  destinations,
}: Row): { from: string; to: string; event: string }[] {
  const ends = new Set(destinations.map((destination) => pageAt(destination) ?? destination));
  return [...ends].map((to) => ({ from: page, to, event }));
}

function labelOf(node: string): string {
  const paths = routes.filter((route) => pageOfRoute(route) === node).map(({ path }) => path);
  const name = node === "frame" ? "every page" : wordsOf(node);
  return [name, ...paths].join("<br/>");
}

function pageOfRoute({ file }: { file: string }): string {
  return pageName(file) ?? file;
}

/** `troubleSigningIn` as words: `trouble signing in`. */
function wordsOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function idOf(node: string): string {
  return node.replace(/\W/g, "");
}
