import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import type { Call } from "@frontdoor/contract/call.ts";
import { createContext, useContext } from "react";
import type { Sent } from "../../client/send.ts";
import type { PartMessage } from "./account.state.ts";

interface AccountSettingsPage {
  account: AccountSettings;
  /** The result of the last change, shown at the head of its part. */
  message: PartMessage | null;
  /** Loads the account again; the page stays shown meanwhile. */
  refresh: () => Promise<void>;
  /** Shows a result at the head of its part and moves the focus there. */
  tell: (message: PartMessage | null) => void;
  /**
   * Makes a call; where it requires reauthentication, asks for it in place and repeats the call. `null` without a
   * reauthentication, or where the session has ended, which the page then says.
   * @param reason what the person is about to do, as a sentence
   * @param staysShown the page shows something only once: an ended session is returned like any other failure
   */
  ask: <C extends Call>(
    reason: string,
    write: () => Promise<Sent<C>>,
    staysShown?: boolean,
  ) => Promise<Sent<C> | null>;
  /** Extends the session on input that makes no call; false where it has ended. */
  stay: () => Promise<boolean>;
}

const Context = createContext<AccountSettingsPage | null>(null);
export const AccountSettingsProvider = Context.Provider;

/** The account settings page, for the components on it. */
export function useAccountSettings(): AccountSettingsPage {
  const page = useContext(Context);
  if (page === null) throw new Error("This is no part of the account settings.");
  return page;
}
