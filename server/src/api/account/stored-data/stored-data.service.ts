import type { AccountCalls } from "@frontdoor/contract/account/calls.ts";
import type { StoredData } from "@frontdoor/contract/account/stored-data.ts";
import { fail, isFailure } from "@frontdoor/contract/call.ts";
import { type Account, findAccountById } from "../../../identity/accounts/account-store.ts";
import { identityNumberOf } from "../../../identity/accounts/identity-store.ts";
import { productOf } from "../../../identity/accounts/patient.ts";
import { emailIndexes, usernameIndexes } from "../../../identity/accounts/username.ts";
import { reauthenticatedUntil } from "../../../identity/sessions/account-sessions.ts";
import { ownerOf } from "../../../identity/sessions/reauthentication.ts";
import { consumeToken, peekToken } from "../../../identity/tokens/tokens.ts";
import { auditOwn } from "../../../platform/audit/audit.ts";
import type { CallHandlers } from "../../../platform/calls/call-context.ts";
import type { Services } from "../../../process/services.ts";
import { keptTables } from "./kept-tables.ts";
import { type PersonKeys, selectAbout } from "./stored-data.store.ts";

const purpose = "stored-data";

type Rows = StoredData["tables"][string];

/** Returns everything that is stored about a person. */
export function createStoredDataService(deps: Services) {
  const { clock, database } = deps;
  return {
    /** Needs a reauthentication within the last five minutes: a stranger at an open page would want this most. */
    async storedData(_input, context) {
      const owner = await ownerOf(database.kysely, deps, context);
      if (isFailure(owner)) return owner;
      if (reauthenticatedUntil(owner.session, clock()) === null) return fail("PROOF_NEEDED");
      const data = await allAbout(deps, owner.account);
      await database.kysely
        .transaction()
        .execute((tx) => auditOwn(tx, deps, owner.account, "stored-data-shown"));
      return data;
    },

    /** What a mailed link would return, without using it up. */
    async readStoredDataLink({ body: { token: rawToken } }) {
      const linked = await linkedAccount(deps, rawToken);
      if (linked === null) return fail("CHANGE_LINK_INVALID");
      const { account, expiresAt } = linked;
      return { product: productOf(account), expiresAt: expiresAt.toISOString() };
    },

    /**
     * Reads the data before the link is used up, so that a failure in between leaves the link. Where the answer is lost,
     * the press that used it up gets it again.
     */
    async takeStoredData({ body: { token: rawToken } }, { once }) {
      const linked = await linkedAccount(deps, rawToken);
      if (linked === null) return fail("CHANGE_LINK_INVALID");
      const data = await allAbout(deps, linked.account);
      return once(async (tx, unkept) => {
        const link = await consumeToken(tx, { purpose, rawToken, now: clock() });
        if (typeof link === "string") return unkept(fail("CHANGE_LINK_INVALID"));
        await auditOwn(tx, deps, linked.account, "stored-data-shown", { by: "link" });
        return data;
      });
    },
  } satisfies CallHandlers<AccountCalls>;
}

async function linkedAccount({ clock, database }: Services, rawToken: string) {
  const peeked = await peekToken(database.kysely, { purpose, rawToken, now: clock() });
  if (peeked.status !== "live") return null;
  const account = await findAccountById(database.kysely, peeked.row.subject_id);
  if (account === undefined || account.status === "archived") return null;
  return { account, expiresAt: peeked.row.expires_at };
}

async function allAbout(deps: Services, account: Account): Promise<StoredData> {
  const keys = keysOf(deps, account);
  const tables: Record<string, Rows> = {};
  const hidden: Record<string, string[]> = {};
  for (const [table, kept] of Object.entries(keptTables)) {
    const { hidden: unshown = [], inside = {} } = kept;
    const { rows } = await selectAbout(table, kept, keys).execute(deps.database.kysely);
    tables[table] = rows.map((row) => shown(row, unshown, inside));
    hidden[table] = [...unshown];
  }
  await decryptFields(deps, account, tables);
  return { at: deps.clock().toISOString(), tables, hidden };
}

/** The keys of a person. What was sent to an address belongs to the person once the address is verified. */
function keysOf({ keys }: Services, account: Account): PersonKeys {
  const { id, realm, username, email, email_proven_at: provenAt } = account;
  return {
    account: [id],
    "username-index": usernameIndexes(keys, realm, username),
    "email-index": provenAt === null ? [] : emailIndexes(keys, realm, email),
  };
}

function shown(
  row: Record<string, unknown>,
  hidden: readonly string[],
  inside: NonNullable<(typeof keptTables)[string]["inside"]>,
): Rows[number] {
  const columns = Object.entries(row).filter(([column]) => !hidden.includes(column));
  return Object.fromEntries(
    columns.map(([column, value]) => [column, plain(value, inside[column] ?? {})]),
  );
}

/** @param keys what is shown of a JSON value */
function plain(value: unknown, keys: Readonly<Record<string, "shown" | "hidden">>) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return String(value);
  const entries = Object.entries(Object(value)).filter(([key]) => keys[key] === "shown");
  return JSON.stringify(Object.fromEntries(entries));
}

/** The number of an identity is kept encrypted; its owner reads it. */
async function decryptFields(
  { database, keys }: Services,
  account: Account,
  tables: Record<string, Rows>,
): Promise<void> {
  for (const document of tables.identity_documents ?? []) {
    const type = document.identity_type === "PASSPORT" ? "PASSPORT" : "IDDOC";
    document.number_sealed = await identityNumberOf(database.kysely, keys, account.id, type);
  }
}
