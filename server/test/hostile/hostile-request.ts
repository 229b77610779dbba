/** How much of a request is as it should be. */
export type Care = "valid" | "mutated" | "wild" | "other" | "malformed";

export interface HostileRequest {
  name: string;
  care: Care;
  bytes: Buffer;
  endsAfter: boolean;
  isHead: boolean;
}
