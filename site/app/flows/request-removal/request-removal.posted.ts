import { languageOfPath } from "@frontdoor/contract/languages.ts";
import type { PostedForm } from "@frontdoor/contract/posted-forms.ts";
import { decoded } from "../../client/decoded.ts";
import { type PostedScreen, whichOf } from "../../fields/posted-screen.ts";
import { toRefusal } from "../../fields/submission.ts";
import { journeys } from "../../journeys.ts";
import { accountRemovedState } from "../../parts/navigation-state/account-removed.ts";
import { askForRequest, confirmRequest } from "./request-removal.calls.ts";
import type { RequestingUser, RequestRemoval } from "./request-removal.state.ts";
import { confirmPress } from "./valid-request.tsx";

/** Account removal without script (S2.165–S2.170): a press shows whose account it is, and another one removes it. */
export const postedRemoval: PostedScreen = {
  async answer(form) {
    const [, , part = ""] = form.path.split("/");
    const token = decoded(part);
    const isConfirmed = whichOf(form) === confirmPress;
    // What was confirmed is gone: whoever confirms again, since the answer was lost, is answered as the first time.
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
  // The page asks nothing of which a page of another site could make use, but for the press that it is for.
  saying: () => ({ at: "waiting" }) satisfies RequestRemoval,
};

/** Whose removal this browser was shown, on the page that the press comes from. */
function shownIn({ kept }: PostedForm): RequestingUser | null {
  return (kept as RequestingUser | undefined) ?? null;
}
