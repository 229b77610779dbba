import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import type { Call } from "@frontdoor/contract/call.ts";
import { createContext, useContext } from "react";
import type { Sent } from "../../client/send.ts";
import type { PartMessage } from "./account.state.ts";

interface AccountSettingsPage {
  account: AccountSettings;
  /** What was done last, said at the head of its part; `null` where nothing was. */
  message: PartMessage | null;
  /** Loads the account again, and leaves what is shown until it is there. */
  refresh: () => Promise<void>;
  /** Says at the head of a part what was done there, which takes the focus. */
  tell: (message: PartMessage | null) => void;
  /**
   * Makes a call. Where a proof of who is there is needed, it asks for one in place, and makes the same call once
   * more; `null` where none was given, or where the login of the page has ended, which the page then says.
   * @param reason what the person is about to do, as a sentence
   * @param staysShown the page shows what it shows this once: an end of its login is an answer like any other
   */
  ask: <C extends Call>(
    reason: string,
    write: () => Promise<Sent<C>>,
    staysShown?: boolean,
  ) => Promise<Sent<C> | null>;
  /** Tells that somebody is there, who presses what no call is made for; false where the login has ended. */
  stay: () => Promise<boolean>;
}

const Context = createContext<AccountSettingsPage | null>(null);
export const AccountSettingsProvider = Context.Provider;

/** Account settings, for all that is on it. */
export function useAccountSettings(): AccountSettingsPage {
  const page = useContext(Context);
  if (page === null) throw new Error("This is no part of the account settings.");
  return page;
}
