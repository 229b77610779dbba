import { expect, test } from "vitest";
import { helpOf } from "./help.ts";
import { run } from "./run.ts";

const said = async (...words: string[]) => (await run(words)).join("\n");

test.each([[], ["--help"], ["nothing", "--help"]])("%j names every command", async (...words) => {
  const help = await said(...words);
  for (const { usage } of Object.values(helpOf)) expect(help).toContain(usage);
});

test.each([
  ["add", "ISO 639-1"],
  ["export", "XLIFF 2.0"],
  ["import", "nothing is written"],
  ["status", "by area"],
  ["af", "CHROMIUM_PATH"],
])("%s --help says more of it, and does nothing else", async (command, text) => {
  expect(await said(command, "--help")).toContain(text);
});

test.each([
  [["nothing"], /^There is no command and no translation "nothing"\./],
  [["export"], /^Name the language: af, zu/],
  [["export", "qq"], /^There is no translation qq: af, zu/],
  [["export", "af", "doc"], /^"doc" is none of po, xliff\.$/],
  [["status", "en"], /^There is no translation en/],
  [["import"], /^Name the file/],
])("%j says what is wrong", async (words, message) => {
  await expect(run(words)).rejects.toThrow(message);
});

test("status has a line for each translation, and for one its areas", async () => {
  expect(await said("status")).toMatch(
    /untranslated\s+unread\s+too long\nAfrikaans \(\w+\) .*\nisiZulu/,
  );
  expect(await said("status", "af")).toMatch(/^login +\d+/m);
});
