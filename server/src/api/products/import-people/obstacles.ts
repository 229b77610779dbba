import type { Problems } from "@frontdoor/contract/problems.ts";
import { importMessages } from "@frontdoor/contract/products/import-rules.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { FoundRow } from "./found-rows.ts";
import {
  accountsLike,
  type KnownAccount,
  type MadeFrom,
  madeAndMoved,
} from "./import-people.store.ts";

/** Why a row cannot be imported: it was imported already, or another account has its username or address. */
type Obstacle = "already" | Problems | null;

interface Asked {
  fileHash: string;
  sharedAddresses: boolean;
}

/** Finds for each row why it cannot be imported, by what is in the database. */
export async function obstaclesOf(db: Db, rows: readonly FoundRow[], asked: Asked) {
  const [byUsername, byEmail] = [new Map<string, KnownAccount>(), new Map<string, KnownAccount>()];
  for (const realm of ["practice", "academic"] as const) {
    const ofRealm = rows.filter(({ who }) => who.realm === realm);
    if (ofRealm.length === 0) continue;
    const usernames = ofRealm.flatMap(({ usernameIndexes }) => usernameIndexes);
    const emails = ofRealm.flatMap(({ emailIndexes }) => emailIndexes);
    for (const account of await accountsLike(db, realm, { usernames, emails })) {
      byUsername.set(account.usernameIndex, account);
      byEmail.set(account.emailIndex, account);
    }
  }
  const nameOf = (row: FoundRow) => firstOf(byUsername, row.usernameIndexes);
  const moved = await movedAmong(
    db,
    rows.filter((row) => nameOf(row) === undefined),
    asked,
  );
  return rows.map((row) => {
    const sameName = nameOf(row);
    if (sameName !== undefined) return obstacleOf(sameName, row, asked);
    if (moved.some((made) => isMovedFrom(made, row, asked))) return "already";
    if (asked.sharedAddresses) return null;
    const sameAddress = firstOf(byEmail, row.emailIndexes);
    if (sameAddress === undefined) return null;
    return { emailAddress: told("emailAddress", sameAddress, asked) };
  });
}

/** An academic username changes with its person's address, so the one in the row may find nobody any more. */
async function movedAmong(db: Db, rows: readonly FoundRow[], { fileHash }: Asked) {
  const academic = rows.filter(({ who }) => who.realm === "academic");
  if (academic.length === 0) return [];
  return madeAndMoved(db, {
    fileHash,
    rows: academic.map(({ row }) => row),
    fingerprints: academic.flatMap((row) => row.fingerprints),
  });
}

function obstacleOf(account: KnownAccount, row: FoundRow, asked: Asked): Obstacle {
  return isMadeFrom(account, row, asked)
    ? "already"
    : { username: told("username", account, asked) };
}

function isMadeFrom(made: MadeFrom, row: FoundRow, asked: Asked): boolean {
  const isOfFile = made.fileHash?.toString("hex") === asked.fileHash;
  return isOfFile ? made.row === row.row : hasValuesOf(made, row);
}

const hasValuesOf = ({ fingerprint }: MadeFrom, { fingerprints }: FoundRow) =>
  fingerprints.some((each) => each === fingerprint);

/** Also by the same person's second line of one file, which the first one's username keeps out otherwise. */
const isMovedFrom = (made: MadeFrom, row: FoundRow, asked: Asked) =>
  hasValuesOf(made, row) || isMadeFrom(made, row, asked);

function told(column: "username" | "emailAddress", { fileHash, row }: KnownAccount, asked: Asked) {
  const isOfFile = row !== null && fileHash?.toString("hex") === asked.fileHash;
  return isOfFile ? importMessages[`${column}InFile`](row) : importMessages[`${column}Taken`];
}

function firstOf(accounts: ReadonlyMap<string, KnownAccount>, indexes: readonly string[]) {
  return indexes.map((index) => accounts.get(index)).find((account) => account !== undefined);
}

/** Finds rows that have the username or the address of an earlier one of the same request. */
export function createRepeats(sharedAddresses: boolean) {
  const [usernames, emails] = [new Map<string, number>(), new Map<string, number>()];
  return {
    /** What this row shares with an earlier one; null for nothing, and then later rows are compared with it too. */
    problemOf({ row, who, usernameIndexes, emailIndexes }: FoundRow): Problems | null {
      const [name, address] = [usernameIndexes[0], `${who.realm} ${emailIndexes[0]}`];
      const named = usernames.get(name);
      if (named !== undefined) return { username: importMessages.usernameInFile(named) };
      const written = sharedAddresses ? undefined : emails.get(address);
      if (written !== undefined)
        return { emailAddress: importMessages.emailAddressInFile(written) };
      usernames.set(name, row);
      emails.set(address, row);
      return null;
    },
  };
}
