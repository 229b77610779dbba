import { expect, test } from "vitest";
import { terminalProgress } from "./progress.ts";

function written(isTTY: boolean): string {
  let text = "";
  const write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
  const progress = terminalProgress({ isTTY, write });
  progress.show(0, 100_000);
  progress.show(4_900, 100_000);
  progress.end();
  progress.end();
  return text;
}

test("a terminal shows how far it is on one line, which goes at the end", () => {
  expect(written(true)).toBe("\r0 of 100 000\r4 900 of 100 000\r\u001B[K");
});

test("a file or a pipe gets nothing of it", () => expect(written(false)).toBe(""));
