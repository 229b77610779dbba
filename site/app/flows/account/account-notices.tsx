import { accountWords } from "@frontdoor/words/account.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { datedMomentOf } from "../../parts/dates.ts";
import { Address } from "../../ui/address.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Sentence } from "../../ui/sentence.tsx";
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

const { unreachable: words } = accountWords;

/** On top of the page where messages to the account's address or number fail, with what to do about it. */
export function UnreachableNotice() {
  const { email, cellNumber } = useAccountSettings().account;
  return (
    <>
      {email.unreachable !== null && (
        <Notice kind="warning">
          <strong>
            <Sentence text={words.mail} parts={{ address: <Address of={email.address} /> }} />
          </strong>
          {email.unreachable.because === "spam-report" ? words.spamWhy : words.mailWhy}
        </Notice>
      )}
      {cellNumber.unreachable !== null && (
        <Notice kind="warning">
          <strong>
            <Sentence text={words.sms} parts={{ number: cellNumber.number }} />
          </strong>
          {words.smsWhy}
        </Notice>
      )}
    </>
  );
}
