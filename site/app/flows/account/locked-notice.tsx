import { accountWords } from "@frontdoor/words/account.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { datedMomentOf } from "../../parts/dates/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAccountSettings } from "./account-settings.ts";

export const lockedNoticeId = "changes-stopped";

/** On top of the page while changes are locked: until when, and why. */
export function LockedNotice() {
  const { lockedUntil } = useAccountSettings().account;
  if (lockedUntil === null) return null;
  const moment = datedMomentOf(lockedUntil);
  return (
    <div id={lockedNoticeId} tabIndex={-1}>
      <Notice kind="warning">
        <strong>{fill(accountWords.locked.heading, { moment })}</strong>
        {accountWords.locked.why}
      </Notice>
    </div>
  );
}
