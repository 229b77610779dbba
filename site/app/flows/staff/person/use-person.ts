import { type ShownAccount, showAccount } from "@frontdoor/contract/products/accounts.ts";
import { type FoundAccount, findAccounts } from "@frontdoor/contract/products/support.ts";
import { type Realm, realms } from "@frontdoor/contract/products.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import type { CallError } from "../../../client/send.ts";
import { type Console, useConsole } from "../console.ts";

/** What the role may know of a person. */
export interface Person {
  id: string;
  realm: Realm;
  type: string;
  status: string;
  maskedEmail: string;
  name: string | null;
  username: string | null;
  /** Null for a registration that waits. */
  account: ShownAccount | null;
}

type PersonState =
  | { at: "loading" }
  | { at: "failed"; error: CallError }
  | { at: "unknown" }
  | { at: "shown"; person: Person };

/** Reads a person by id. On a reload the old data stays until the new data arrives. */
export function usePerson(id: string): { state: PersonState; reload: () => void } {
  const console = useConsole();
  const [state, setState] = useState<PersonState>({ at: "loading" });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again in every round alone
  useEffect(() => abortOnUnmount((signal) => read(id, console, signal), setState), [round]);
  return { state, reload: () => setRound((last) => last + 1) };
}

async function read(id: string, { ask, may }: Console, signal: AbortSignal): Promise<PersonState> {
  let found: FoundAccount | undefined;
  if (may("findAccounts")) {
    const heard = await ask(findAccounts, { body: { text: id } }, { signal });
    if (heard.is === "failed") return { at: "failed", error: heard.error };
    if (heard.is === "done") found = heard.reply.accounts.find((each) => each.id === id);
    if (found === undefined) return { at: "unknown" };
  }
  for (const realm of found === undefined ? realms : [found.realm]) {
    const heard = await ask(showAccount, { body: { realm, username: id } }, { signal });
    if (heard.is === "done") return { at: "shown", person: personOf(heard.reply, realm, found) };
    if (heard.is === "failed" && heard.error.code !== "ACCOUNT_UNKNOWN") {
      return { at: "failed", error: heard.error };
    }
  }
  if (found === undefined) return { at: "unknown" };
  return { at: "shown", person: { ...found, account: null } };
}

function personOf(account: ShownAccount, realm: Realm, found: FoundAccount | undefined): Person {
  const { id, type, status, maskedEmail } = account;
  const { name = null, username = null } = found ?? {};
  return { id, realm, type, status, maskedEmail, name, username, account };
}
