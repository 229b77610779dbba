import { languageOfPath } from "@frontdoor/contract/languages.ts";
import type { PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { decoded } from "../../client/decoded.ts";
import { type PostedScreen, whichOf } from "../../fields/posted-screen.ts";
import { toRefusal } from "../../fields/submission.ts";
import { journeys } from "../../journeys.ts";
import { accountRemovedState } from "../../parts/navigation-state/account-removed.ts";
import { askForRequest, confirmRequest } from "./request-removal.calls.ts";
import { confirmPress } from "./request-removal.screen.tsx";
import type { RequestingUser, RequestRemoval } from "./request-removal.state.ts";

/** Account removal without script (S2.165–S2.170): one press shows the account, another removes it. */
export const postedRemoval: PostedScreen = {
  async answer(form) {
    const [, , part = ""] = form.path.split("/");
    const token = decoded(part);
    const isConfirmed = whichOf(form) === confirmPress;
    // A confirmed token is deleted; a repeated confirmation, after a lost response, gets the first answer again.
    const user = (isConfirmed ? shownIn(form) : null) ?? (await askForRequest(token, form.sending));
    if (user === null) return { is: "shown", state: { at: "invalid" } satisfies RequestRemoval };
    if (!isConfirmed) {
      return { is: "shown", state: { at: "valid", user } satisfies RequestRemoval, kept: user };
    }
    const sent = await confirmRequest(user.userId, token, form.sending);
    if (!sent.ok) {
      const { message, reference } = toRefusal(sent.error);
      const state: RequestRemoval = { at: "refused", user, message, reference };
      return { is: "shown", state, kept: user };
    }
    const { path } = languageOfPath(journeys.requestRemoval.confirmed);
    return { is: "done", path, state: accountRemovedState };
  },
  // An error shows only the first button, which another site cannot misuse.
  saying: () => ({ at: "waiting" }) satisfies RequestRemoval,
};

/** The removal that this browser was shown, on the page before the press. */
function shownIn({ kept }: PostedForm): RequestingUser | null {
  return (kept as RequestingUser | undefined) ?? null;
}
