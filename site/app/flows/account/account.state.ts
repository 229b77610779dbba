import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";

/** The parts of the page, in their order; each is named as in the address's fragment. */
export const partNames = ["login", "step", "reach", "devices", "kept", "remove"] as const;
export type PartName = (typeof partNames)[number];

/** A result shown at the head of a part. */
export interface PartMessage {
  part: PartName;
  title: string;
  text: string;
}

/** The state of the page. Every failure is a new object, so that its message takes focus again. */
export type AccountState =
  | { at: "loading" }
  | { at: "failed"; message: string; reference?: string | undefined }
  | { at: "shown"; account: AccountSettings; message: PartMessage | null }
  | { at: "ended" };

type AccountEvent =
  | { type: "asked" }
  | { type: "loaded"; account: AccountSettings }
  | { type: "failed"; message: string; reference?: string | undefined }
  /** The log-out failed: what is shown goes all the same. */
  | { type: "logOutFailed"; message: string; reference?: string | undefined }
  | { type: "told"; message: PartMessage | null }
  | { type: "ended" };

export const newAccount: AccountState = { at: "loading" };

/** The state after an event. A shown page stays while it is reloaded, also if that fails: the change was made. */
export function nextAccount(state: AccountState, event: AccountEvent): AccountState {
  switch (event.type) {
    case "asked":
      return state.at === "shown" ? state : newAccount;
    case "loaded":
      if (state.at === "shown" && !isSamePerson(state.account, event.account)) {
        return { at: "ended" };
      }
      return {
        at: "shown",
        account: event.account,
        message: state.at === "shown" ? state.message : null,
      };
    case "failed":
    case "logOutFailed":
      if (event.type === "failed" && state.at === "shown") return state;
      return { at: "failed", message: event.message, reference: event.reference };
    case "told":
      return state.at === "shown" ? { ...state, message: event.message } : state;
    case "ended":
      return { at: "ended" };
    default:
      return event satisfies never;
  }
}

/**
 * A browser has one login to account settings: another tab's may have taken the place of the one that is shown. A father
 * and a son may share a name, but no username; one that is the address may have changed with it.
 */
function isSamePerson(one: AccountSettings, other: AccountSettings): boolean {
  const isSame = (["product", "name", "surname"] as const).every(
    (what) => one[what] === other[what],
  );
  return isSame && (one.isUsernameEmail || one.username === other.username);
}
