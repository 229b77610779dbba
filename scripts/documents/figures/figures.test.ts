import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { figures } from "./figures.ts";
import { pictureOf, proofFile, withFigures } from "./main.ts";

describe.each(Object.entries(figures))("figure %s", (name, figure) => {
  test("is drawn from bench/results (node scripts/documents/figures/main.ts)", () => {
    expect(readFileSync(pictureOf(name), "utf8")).toBe(figure().svg);
  });

  test("is drawn for both themes and says in words what it shows", () => {
    const { svg, description } = figure();
    expect(svg).toContain("@media (prefers-color-scheme:dark)");
    expect(svg).toContain("<desc id=");
    expect(description).toMatch(/\d/);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test("is shown in docs/proof.md, with its words below it", () => {
    expect(readFileSync(proofFile, "utf8")).toContain(
      `(pictures/${name}.svg)\n\n*${figure().description}*\n`,
    );
  });
});

test("docs/proof.md tells its figures as they are drawn", () => {
  const document = readFileSync(proofFile, "utf8");
  expect(document).toBe(withFigures(document));
});
