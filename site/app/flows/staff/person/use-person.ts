import { type ShownAccount, showAccount } from "@frontdoor/contract/products/accounts.ts";
import { type FoundAccount, findAccounts } from "@frontdoor/contract/products/support.ts";
import { type Realm, realms } from "@frontdoor/contract/products.ts";
import type { HeardInParts } from "../ask.ts";
import { type Console, useConsole } from "../console.ts";
import { type Reading, useReading } from "../lists/use-reply.ts";

/** What the role may know of a person. */
export interface Person extends FoundAccount {
  /** Null for a registration that waits. */
  account: ShownAccount | null;
}

/** Reads a person by id; null if there is none. */
export function usePerson(id: string): Reading<Person | null> {
  const console = useConsole();
  return useReading((signal) => read(id, console, signal));
}

async function read(
  id: string,
  { ask, may }: Console,
  signal: AbortSignal,
): Promise<HeardInParts<Person | null>> {
  let found: FoundAccount | undefined;
  if (may("findAccounts")) {
    const heard = await ask(findAccounts, { body: { text: id } }, { signal });
    if (heard.is === "failed") return heard;
    if (heard.is === "done") found = heard.reply.accounts.find((each) => each.id === id);
    if (found === undefined) return { is: "done", reply: null };
  }
  for (const realm of found === undefined ? realms : [found.realm]) {
    const heard = await ask(showAccount, { body: { realm, username: id } }, { signal });
    if (heard.is === "done") return { is: "done", reply: personOf(heard.reply, realm, found) };
    if (heard.is === "failed" && heard.error.code !== "ACCOUNT_UNKNOWN") return heard;
  }
  return { is: "done", reply: found === undefined ? null : { ...found, account: null } };
}

function personOf(account: ShownAccount, realm: Realm, found: FoundAccount | undefined): Person {
  const { id, type, status, maskedEmail } = account;
  const { name = null, username = null } = found ?? {};
  return { id, realm, type, status, maskedEmail, name, username, account };
}
