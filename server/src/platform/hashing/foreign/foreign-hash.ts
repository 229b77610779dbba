import type { ForeignCost } from "./foreign-cost.ts";

/** A hash of another system, read. */
export interface ForeignHash {
  cost: ForeignCost;
  /** Of bcrypt the whole text in place of the salt: its library takes no other form. */
  salt: Buffer;
  value: Buffer;
  /** What is hashed in place of the password as it was typed. */
  before?(password: string): string;
  /** What is kept in place of what was derived. */
  after?(derived: Buffer): Buffer;
}

export type ForeignFault = "unknown-form" | "too-dear";
