import * as z from "zod/mini";
import { call } from "../call.ts";
import { reason } from "./formats.ts";
import { type ImportColumnName, importColumnNames } from "./import-columns.ts";
import { isAdministrator } from "./invites.ts";
import { ownerRefusals, writingOnce } from "./key-calls.ts";

export const maximumRowsPerRequest = 500;
/** The longest value of a row, in characters. */
export const maximumImportedText = 1_000;
/** The longest body of any call. */
export const maximumRowsBytes = 4 * 1024 * 1024;

const imported = z.object(
  Object.fromEntries(
    importColumnNames.map((column) => [
      column,
      z.optional(z.string().check(z.maxLength(maximumImportedText))),
    ]),
  ) as Record<ImportColumnName, z.ZodMiniOptional<z.ZodMiniString>>,
);

/** The result of the rows of a request; rows that are not named became accounts. */
const importedReply = z.object({
  /** New accounts; in a dry run, those that there would be. */
  made: z.number(),
  /** Rows that an earlier request has imported; they are left alone. */
  already: z.number(),
  faulty: z.array(
    z.object({
      /** As the request numbers it. */
      row: z.number(),
      /** The problems, by the names of the columns. */
      problems: z.record(z.string(), z.string()),
    }),
  ),
});
export type ImportedReply = z.output<typeof importedReply>;

const importedPeople = z.object({
  /** SHA-256 of the file in hexadecimal digits. */
  file: z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/)),
  rows: z
    .array(
      z.object({
        row: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
        person: imported,
      }),
    )
    .check(z.maxLength(maximumRowsPerRequest)),
  /** Whether the rows are only checked. */
  dryRun: z._default(z.boolean(), false),
  /** Whether each new person gets a mail that their account has moved, and how to log in. */
  mail: z._default(z.boolean(), false),
  /** Whether several accounts of a practice may have one address, as they may at sign-up. */
  sharedAddresses: z._default(z.boolean(), false),
  /** The reason, where it needs a second person. */
  reason: z.optional(reason),
});

/**
 * Imports accounts of another system, with their password hashes if they have any. Patients cannot be imported. Each
 * row succeeds or fails by itself. A row that was imported already, by an earlier request with the same `file` and
 * `row` or with the same values, stays as it is: a file may be sent again. Nobody is mailed unless `mail` is true.
 * Where two persons are required, rows of administrators, and rows with a password hash, a verified address or (realm
 * `practice`) a cellphone number, need an approval: once for a file, whose rows then follow within 24 hours.
 */
export const importPeople = call({
  ...writingOnce,
  path: "/accounts/import-people",
  body: importedPeople,
  reply: importedReply,
  failures: ownerRefusals,
  maximumBodyBytes: maximumRowsBytes,
  secondPerson: {
    words:
      "with hashes, proven addresses, administrators, or cellphones of Practice, once for a file",
    wanted: ({ dryRun, rows }: z.output<typeof importedPeople>) =>
      !dryRun && rows.some(({ person }) => isPowerful(person) || opensAccounts(person)),
    agreedOn: ({ file, mail, sharedAddresses }: z.output<typeof importedPeople>) => ({
      file,
      mail,
      sharedAddresses,
    }),
  },
});

type Imported = z.output<typeof imported>;

/** An administrator of practice, who waits for a second person as an invite for one does. */
const isPowerful = ({ realm = "", type = "" }: Imported) =>
  realm.trim() === "practice" && isAdministrator(type);

/**
 * Whether the imported account can be used without access to its address: by a password, or in the realm of Practice by a
 * code to its number.
 */
const opensAccounts = (person: Imported) => {
  const { realm = "", passwordHash = "", emailProven = "", cellularNumber = "" } = person;
  return (
    passwordHash.trim() !== "" ||
    emailProven.trim().toLowerCase() === "true" ||
    (realm.trim() === "practice" && cellularNumber.trim() !== "")
  );
};
