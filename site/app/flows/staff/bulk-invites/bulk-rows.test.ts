import { expect, test } from "vitest";
import { readCsv } from "../lists/read-csv.ts";
import { bulkRows } from "./bulk-rows.ts";

const file = (text: string) => new Blob([text]);
const words = {
  unreadable: "look at line {line}",
  unreadableAll: "no CSV",
  none: "no row",
  tooMany: "{count} of {most}",
  namedTwice: "{name} twice",
};
const read = (blob: Blob) => readCsv(blob, 5, words);
const rowsOf = async (text: string) => {
  const found = await read(file(text));
  if (typeof found === "string") throw new Error(found);
  return found.rows;
};

test("rows are known by the line on which they begin; marks, quotes and empty lines are read", async () => {
  const rows = await rowsOf(
    '\uFEFFemailAddress,name\r\n\r\na@b.example,"Two\nlines"\r\nc@d.example,"say ""x"""',
  );
  expect(rows).toEqual([
    { line: 3, values: { emailAddress: "a@b.example", name: "Two\nlines" } },
    { line: 5, values: { emailAddress: "c@d.example", name: 'say "x"' } },
  ]);
});

test("a file that a South African spreadsheet separates by semicolons is read, commas in it included", async () => {
  const rows = await rowsOf("\uFEFFemailAddress;name;role\r\na@b.example;Anna, B;HOD");
  expect(rows.map(({ values }) => values)).toEqual([
    { emailAddress: "a@b.example", name: "Anna, B", role: "HOD" },
  ]);
});

test("what is no CSV or no UTF-8 is not guessed at", async () => {
  expect(await read(file('a,b\n1,"2'))).toMatch(/^(?:look at line \d+|no CSV)$/);
  expect(await read(file("a,b\n1,2,3"))).toBe("look at line 2");
  expect(await read(new Blob([new Uint8Array([0x61, 0xff])]))).toBe("no CSV");
  expect(await read(file("a,b\n"))).toBe("no row");
  expect(await read(file(`a\n${"1\n".repeat(6)}`))).toBe("6 of 5");
});

test("a column that is named twice is refused: the second one's address would be invited unseen; empty columns behind the last do no harm", async () => {
  const twice = "emailAddress,name, emailAddress \na@b.example,Anna,other@b.example";
  expect(await read(file(twice))).toBe("emailAddress twice");
  const [row] = await rowsOf("emailAddress;name;;\na@b.example;Anna;;");
  expect(row?.values).toMatchObject({ emailAddress: "a@b.example", name: "Anna" });
});

test("a row is judged by the rules of the call that sends it, and an address stands there once", async () => {
  const text =
    "emailAddress,name,role\na@b.example,Anna,HOD\nnone,Ben,HOD\nA@b.example,Anna,HOD\nc@d.example,Cleo,KING";
  const rows = bulkRows("academic", await rowsOf(text), "new term");
  expect(rows.map(({ line, problem }) => [line, problem === null])).toEqual([
    [2, true],
    [3, false],
    [4, false],
    [5, false],
  ]);
  expect(rows[2]?.problem).toBe("Line 2 has this address.");
  expect(rows[3]?.problem).toBe(
    "role: Write one of HCP (Health professional), TRAINEE (Trainee), SUPERVISOR (Supervisor), HOD (Head of department).",
  );
  expect(rows[0]?.what).toBe("Anna · Head of department");
  expect(rows[0]?.body).toEqual({
    emailAddress: "a@b.example",
    name: "Anna",
    role: "HOD",
    send: true,
    reason: "new term",
  });
});

test("a role is shown by its name, also the one of a row that names none; one that a product made up as it is", async () => {
  const text =
    "emailAddress,userType,practiceId\na@b.example,ADMIN,P1\nc@d.example,RECEPTION,\ne@f.example,,";
  const rows = bulkRows("practice", await rowsOf(text), "new");
  const shown = ["Administrator · P1", "RECEPTION", "Health professional"];
  expect(rows.map(({ what }) => what)).toEqual(shown);
});

test("a column that the call does not know is left out: nobody gets a code in place of a mail", async () => {
  const rows = bulkRows(
    "practice",
    await rowsOf("emailAddress,send,userType\na@b.example,false,"),
    "new",
  );
  expect(rows[0]?.body).toEqual({ emailAddress: "a@b.example", send: true, reason: "new" });
});
