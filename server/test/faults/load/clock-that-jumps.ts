import { existsSync, readFileSync } from "node:fs";
import { offsetFile } from "./jump.ts";

// Imported into a server before everything else: its clock is off by what stands in a file.
const pollMilliseconds = 20;
const file = offsetFile(process.env.DATA_DIR ?? "");
const RealDate = Date;
let offset = 0;

class JumpingDate extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof RealDate;
  }
}
globalThis.Date = JumpingDate as DateConstructor;

setInterval(() => {
  if (existsSync(file)) offset = Number(readFileSync(file, "utf8"));
}, pollMilliseconds).unref();
