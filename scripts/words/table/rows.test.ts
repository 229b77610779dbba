import { expect, test } from "vitest";
import { marksOf, rowsOf } from "./rows.ts";

test("a row has its place, whatever the order of the translation", () => {
  const english = [
    { name: "loginWords.labels.username", text: "Username" },
    { name: "loginWords.submit", text: "Login" },
  ];
  const translated = [
    { name: "loginWords.submit", text: "Meld aan" },
    { name: "loginWords.labels.username", text: "Gebruikersnaam" },
  ];
  expect(rowsOf("login", english, translated)).toEqual([
    {
      place: "login › labels.username",
      english: "Username",
      translated: "Gebruikersnaam",
      marks: [],
    },
    { place: "login › submit", english: "Login", translated: "Meld aan", marks: [] },
  ]);
  expect(() => rowsOf("login", english, [])).toThrow("login has no loginWords.labels.username");
});

test.each([
  ["Academic -", "Academic -", ["same"]],
  ["{count} / {all}", "{count} / {all}", []],
  ["Twelve chars", "Twenty-four characters!!", []],
  ["Twelve chars", "Twenty-five characters!!!", ["long"]],
  ["{aVeryLongPlaceholder} in", "{aVeryLongPlaceholder} daarbinne, alles", ["long"]],
  ["Don’t do it", "Don't do it", ["quotes"]],
  ["Another user", "'n Ander een", ["quotes"]],
  ["The key “x”", 'The key "x"', ["quotes"]],
  ["5' 3\" tall", "5' 3\" lank", []],
])("%s as %s has the marks %j", (english, translated, marks) => {
  expect(marksOf("login", english, translated)).toEqual(marks);
});
