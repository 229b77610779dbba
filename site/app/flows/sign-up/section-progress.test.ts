import { expect, test } from "vitest";
import { sectionProgress } from "./section-progress.ts";

const sections = [
  { id: "you", title: "You", fields: ["name"] },
  { id: "work", title: "Work", fields: ["role"] },
  { id: "terms", title: "Terms", fields: ["terms"] },
];
const progress = (shown: string[], missing: string[], refused: string[] = []) =>
  sectionProgress(sections, shown, new Set(missing), new Set(refused)).map(
    (section) => `${section.id} ${section.progress}`,
  );

test("the first part that is not done is the one in hand", () => {
  expect(progress(["name", "role", "terms"], ["role", "terms"])).toEqual([
    "you done",
    "work now",
    "terms later",
  ]);
});

test("a part that the last refusal names is faulty", () => {
  expect(progress(["name", "role", "terms"], ["name", "terms"], ["terms"])).toEqual([
    "you now",
    "work done",
    "terms faulty",
  ]);
});

test("[S4.046] a part without a field that shows is no part", () => {
  expect(progress(["name", "terms"], [])).toEqual(["you done", "terms done"]);
});
