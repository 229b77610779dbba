import { expect, test } from "vitest";
import { isolated } from "./isolated.ts";

test.each(["أحمد", "אברהם", "T. אברהם", "\u{1e900}\u{1e923}"])(
  "%s is kept apart from what stands beside it",
  (name) => expect(isolated(name)).toBe(`\u2068${name}\u2069`),
);

test.each(["Thandi", "Zoë", "李", "हिन्दी", ""])("%j stays as it is", (name) =>
  expect(isolated(name)).toBe(name),
);
