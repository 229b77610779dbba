import type { Call } from "@frontdoor/contract/call.ts";
import { defaultPracticeUserType } from "@frontdoor/contract/constants.ts";
import {
  createAcademicInvite,
  createPracticeInvite,
} from "@frontdoor/contract/products/invites.ts";
import type { InvitingProduct } from "@frontdoor/contract/products.ts";
import { academicRoles } from "@frontdoor/contract/roles.ts";
import { consoleBulkInvitesWords as words } from "@frontdoor/words/staff/bulk-invites.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import * as z from "zod/mini";
import type { CsvRow } from "../lists/read-csv.ts";
import { roleName } from "../role-name.ts";

/** How many invites one file may hold; each sends a mail. */
export const mostInvites = 500;

export const callOf = { practice: createPracticeInvite, academic: createAcademicInvite } as const;
const columnsOf = {
  practice: ["emailAddress", "userType", "practiceId"],
  academic: ["emailAddress", "name", "role"],
} as const;

const roles = academicRoles.map((role) => `${role} (${roleName(role)})`).join(", ");

/** Describes the columns of a file, and how its roles are written. */
export const columnsIn = (product: InvitingProduct) => fill(words.columns[product], { roles });

/** A row as it would be sent, or its error. */
export interface BulkRow {
  line: number;
  emailAddress: string;
  /** Role and practice, or name and role. */
  what: string;
  body: Readonly<Record<string, unknown>>;
  problem: string | null;
}

/** Validates the rows of a file by the rules of the call that sends them. An address may occur once. */
export function bulkRows(
  product: InvitingProduct,
  rows: readonly CsvRow[],
  reason: string,
): BulkRow[] {
  const seen = new Map<string, number>();
  return rows.map(({ line, values }) => {
    const named = columnsOf[product].map((column) => [column, values[column]?.trim() ?? ""]);
    const given = Object.fromEntries(named.filter(([, value]) => value !== ""));
    const body = { ...given, send: true, reason };
    const emailAddress = values.emailAddress?.trim() ?? "";
    const before = seen.get(emailAddress.toLowerCase());
    if (before === undefined) seen.set(emailAddress.toLowerCase(), line);
    const twice = before === undefined ? null : fill(words.twice, { line: before });
    return {
      line,
      emailAddress,
      what: named
        .slice(1)
        .map(([column = "", value = ""]) => shown(column, value))
        .filter(Boolean)
        .join(" · "),
      body,
      problem: faultOf(callOf[product], { emailAddress: "", ...body }) ?? twice,
    };
  });
}

/** Writes a value of the file as staff read it: a role by its name, also the one of a row that names none. */
function shown(column: string, value: string): string {
  if (column === "role") return roleName(value);
  return column === "userType" ? roleName(value || defaultPracticeUserType) : value;
}

/** Returns the validation error of a request body in words, or null. */
function faultOf({ body: schema }: Call, body: unknown): string | null {
  if (schema === undefined) return null;
  const checked = z.safeParse(schema, body);
  const [issue] = checked.error?.issues ?? [];
  if (issue === undefined) return null;
  const column = issue.path.join(".");
  return faultIn(column, column === "role" ? fill(words.wrongRole, { roles }) : issue.message);
}

/** Names the column of an error: the file shows no field beside which it could stand. */
export const faultIn = (column: string, problem: string) => fill(words.faults, { column, problem });
