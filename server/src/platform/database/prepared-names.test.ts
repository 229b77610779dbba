import { expect, test } from "vitest";
import { createPreparedNames } from "./prepared-names.ts";

test("a statement has a name from the use on that it is prepared at", () => {
  const nameOf = createPreparedNames({ atUse: 3 });
  const asked = ["a", "b", "a", "a", "a", "b", "b"].map((text) => nameOf(`select ${text}`, [1]));
  const [a, b] = ["statement-0", "statement-1"];
  expect(asked).toEqual([null, null, null, a, a, null, b]);
});

test.each([
  ["without values", "select 1", []],
  ["of a pattern", "select a from b where c like $1", ["x%"]],
  ["of a list of any length", "select a from b where c in ($1, $2, $3)", [1, 2, 3]],
  ["of several rows", "insert into b values ($1), ($2)", [1, 2]],
  ["that is refused", "select * from b where c = $1", [1]],
])("a statement %s has none", (_what, text, values) => {
  const nameOf = createPreparedNames({ atUse: 1, isTaken: (each) => !each.includes("*") });
  expect([nameOf(text, values), nameOf(text, values)]).toEqual([null, null]);
});

test("no more than 300 statements are prepared", () => {
  const nameOf = createPreparedNames({ atUse: 1 });
  const names = Array.from({ length: 400 }, (_, at) => nameOf(`select ${at} from a`, [1]));
  expect(names.filter((name) => name !== null)).toHaveLength(300);
});
