import { globSync, readFileSync, writeFileSync } from "node:fs";
import { journeysFile, staleDrawing, withDrawing } from "./drawing.ts";
import { journeyFaults } from "./faults.ts";
import { journeyRows } from "./rows.ts";

const app = "site/app";

/** The differences between code, table and drawing of the journeys, a line each. */
export function checkJourneys(): string[] {
  const files = globSync("**/*.{ts,tsx}", {
    cwd: app,
    exclude: (path) => /\.test\.tsx?$|^(?:journeys|routes)\.ts$/.test(path),
  });
  const sources = files
    .sort()
    .map((file) => [file, readFileSync(`${app}/${file}`, "utf8")] as const);
  return [...journeyFaults(journeyRows(), new Map(sources)), ...staleDrawing()];
}

/** Run as a program it draws the table again. */
if (import.meta.main) {
  writeFileSync(journeysFile, withDrawing(readFileSync(journeysFile, "utf8")));
}
