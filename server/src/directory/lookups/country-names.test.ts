import { expect, test } from "vitest";
import { countriesIn } from "./offered-lists.ts";

const countries = [
  { id: "ZA", name: "South Africa", active: true },
  { id: "DE", name: "Germany", active: true },
  { id: "CI", name: "Côte d'Ivoire", active: true },
  { id: "other", name: "Elsewhere", active: true },
];
const namesIn = (language: "en" | "af" | "zu") =>
  countriesIn(language, countries).map(({ name }) => name);

test("English keeps the names of the list, and their order", () => {
  expect(namesIn("en")).toEqual(["South Africa", "Germany", "Côte d'Ivoire", "Elsewhere"]);
});

test("another language has its own names, in its own order, after our own country", () => {
  expect(namesIn("af")).toEqual(["Suid-Afrika", "Duitsland", "Elsewhere", "Ivoorkus"]);
  expect(namesIn("zu")[0]).toBe("iNingizimu Afrika");
});
