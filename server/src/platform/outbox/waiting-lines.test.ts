import { expect, test } from "vitest";
import { createTestClock } from "../../../test/clock.ts";
import { timesRaised } from "../raise-alert.ts";
import { createWaitingLines } from "./waiting-lines.ts";

/** The kind, reason and number of messages of each line. */
function openLines() {
  const time = createTestClock();
  const written: unknown[] = [];
  const keep = (fields: object) => void written.push(Object.values(fields).slice(2, 6));
  const tell = createWaitingLines(time.clock, { warn: keep, error: keep });
  return {
    ...time,
    written,
    tell: (id: string, kind: string, reason: string) => tell({ id, kind, reason }),
  };
}

test("messages that wait get a line a minute for each kind and status, with how many there are; each try is counted", () => {
  const lines = openLines();
  const before = timesRaised.get("MESSAGE_WAITS") ?? 0;
  const away = () => {
    for (let n = 0; n < 100; n += 1) lines.tell(`mail ${n}`, "reset-mail", "ECONNREFUSED");
    lines.advance({ seconds: 30 });
  };
  away();
  expect(lines.written).toEqual([["mail 0", "reset-mail", "ECONNREFUSED", 1]]);
  away();
  away();
  expect(lines.written.slice(1)).toEqual([["mail 0", "reset-mail", "ECONNREFUSED", 100]]);
  expect(timesRaised.get("MESSAGE_WAITS")).toBe(before + 300);
});

test("another kind or status has a line of its own at once, other words of the same status have none", () => {
  const lines = openLines();
  for (const words of ["please wait", "try later", "busy"])
    lines.tell("a", "reset-mail", `451 4.7.1 ${words}`);
  lines.tell("b", "reset-mail", "421 4.7.0 please wait");
  lines.tell("c", "welcome-mail", "451 4.7.1 please wait");
  expect(lines.written.map((line) => (line as string[])[0])).toEqual(["a", "b", "c"]);
});

test("an outage tells nothing of one that ended before it", () => {
  const lines = openLines();
  for (const id of ["a", "b", "c"]) lines.tell(id, "reset-mail", "ECONNREFUSED");
  lines.advance({ hours: 20 });
  lines.tell("d", "reset-mail", "ECONNREFUSED");
  expect(lines.written).toEqual([
    ["a", "reset-mail", "ECONNREFUSED", 1],
    ["d", "reset-mail", "ECONNREFUSED", 1],
  ]);
});

test("[SEC-F12] a clock that is set back silences nothing", () => {
  const lines = openLines();
  lines.tell("a", "reset-mail", "ECONNREFUSED");
  lines.advance({ hours: -2 });
  lines.tell("b", "reset-mail", "ECONNREFUSED");
  expect(lines.written).toHaveLength(2);
});
