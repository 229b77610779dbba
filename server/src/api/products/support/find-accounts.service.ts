import {
  type FoundAccount,
  maximumFoundAccounts,
  maximumFoundPages,
} from "@frontdoor/contract/products/support.ts";
import { type Realm, realms } from "@frontdoor/contract/products.ts";
import { maskedEmail } from "../../../identity/accounts/masked-email.ts";
import {
  emailIndexes,
  isContactDetail,
  usernameIndexes,
} from "../../../identity/accounts/username.ts";
import { whoIs } from "../../../platform/audit/actor.ts";
import { auditThing } from "../../../platform/audit/audit.ts";
import type { Transaction } from "../../../platform/database/database.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import { type RefusalDeps, takeOrRefuse } from "../../../platform/rate-limits/refusal.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductHandlers } from "../product-context.ts";
import {
  listFound,
  listWaiting,
  thoseBeginning,
  thoseIndexed,
  thoseOfNumber,
  thoseOfPracticeName,
} from "./find-accounts.store.ts";
import { readSearched, type Searched } from "./searched.ts";

/** Fewer last digits of a number match too many people. */
const fewestLastDigits = 4;
/** The fewest digits that are looked for as those of an HPCSA number, whatever letters stand before them. */
const fewestHpcsaDigits = 4;
const profiles = ["practice_profiles", "academic_profiles"] as const;

/** Support's search. A caller's searches have a rate limit, so that nobody copies all people by it. */
export function createFindAccountsService(deps: Services) {
  return {
    async findAccounts({ body: { text, page = 1 } }, { actor }) {
      const refusal = await takeOrRefuse(deps, "accountSearchByCaller", whoIs(actor));
      if (refusal !== null) return refusal;
      const searched = readSearched(text);
      return deps.database.kysely.transaction().execute(async (tx) => {
        const found = [
          ...(await waitingOf(tx, deps, searched)),
          ...(await search(tx, deps, searched, page * maximumFoundAccounts + 1)),
        ];
        const end = page * maximumFoundAccounts;
        const accounts = found.slice(end - maximumFoundAccounts, end);
        const more = found.length > end && page < maximumFoundPages;
        const details = { by: searched.by, hits: accounts.length, more };
        await auditThing(tx, deps, "accounts-searched", actor, details);
        return { accounts, more };
      });
    },
  } satisfies ProductHandlers;
}

/** Accounts in the order of the queries, each once. */
async function search(
  tx: Transaction,
  { keys }: { keys: Keys },
  searched: Searched,
  wanted: number,
): Promise<FoundAccount[]> {
  const ids = new Set<string>();
  for (const query of queriesFor(tx, keys, searched, wanted)) {
    if (ids.size >= wanted) break;
    for (const { id } of await query.execute()) ids.add(id);
  }
  if (searched.by === "id") ids.add(searched.id);
  if (ids.size === 0) return [];
  const chosen = [...ids].slice(0, wanted);
  const rows = await listFound(tx, chosen);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const { realm, type, status, username } = row;
    const name = `${row.name} ${row.surname}`;
    const shown = isContactDetail(username) ? null : username;
    return [
      { id, realm, type, name, username: shown, maskedEmail: maskedEmail(row.email), status },
    ];
  });
}

/** The queries that may find the account, exact matches first. */
export function queriesFor(tx: Transaction, keys: Keys, searched: Searched, wanted: number) {
  if (searched.by === "id") return [];
  const { text } = searched;
  const beginning = (by: Parameters<typeof thoseBeginning>[1], start = text) =>
    thoseBeginning(tx, by, start, wanted);
  const indexed = (by: "username" | "email", of: (realm: Realm) => readonly string[]) =>
    realms.map((realm) => thoseIndexed(tx, { realm, by, indexes: of(realm) }, wanted));
  const exact = indexed("username", (realm) => usernameIndexes(keys, realm, text));
  const ofPractice = (start: string) =>
    profiles.map((table) => thoseOfNumber(tx, table, "practice", start, wanted));
  const ofHpcsa = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, "");
    const tables = digits.length < fewestHpcsaDigits ? [] : profiles;
    return tables.map((table) => thoseOfNumber(tx, table, "hpcsa", digits, wanted));
  };
  const endingWith = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, "");
    const fromLast = [...digits].reverse().join("");
    return digits.length < fewestLastDigits ? [] : [beginning("numberEnding", fromLast)];
  };
  switch (searched.by) {
    case "email":
      return [
        ...exact,
        ...indexed("email", (realm) => emailIndexes(keys, realm, text)),
        beginning("email"),
        beginning("username"),
      ];
    case "number": {
      const { international } = searched;
      return [
        ...exact,
        ...(international === null ? [] : [beginning("number", international)]),
        ...ofPractice(text),
        beginning("username"),
        ...ofHpcsa(text),
        ...endingWith(text),
      ];
    }
    case "name":
      return [
        ...exact,
        ...(searched.personKey === ""
          ? []
          : [beginning("name", searched.personKey), beginning("surname", searched.personKey)]),
        beginning("username"),
        beginning("email"),
        ...ofHpcsa(text),
        ...ofPractice(text),
        ...(searched.practiceKey === ""
          ? []
          : [thoseOfPracticeName(tx, searched.practiceKey, wanted)]),
      ];
    default:
      return searched satisfies never;
  }
}

/** Pending registrations of an academic address; they are found by the whole address only. */
async function waitingOf(
  tx: Transaction,
  { keys, clock }: Pick<RefusalDeps, "keys" | "clock">,
  searched: Searched,
): Promise<FoundAccount[]> {
  if (searched.by !== "email") return [];
  const realm = "academic";
  const indexes = usernameIndexes(keys, realm, searched.text);
  const of = { usernameIndexes: indexes };
  const rows = await listWaiting(tx, of, clock(), maximumFoundAccounts);
  return rows.map(({ id, role: type, email }) => ({
    id,
    realm,
    type,
    name: null,
    username: null,
    maskedEmail: maskedEmail(email),
    status: "pending",
  }));
}
