import { accountWords } from "@frontdoor/words/account.ts";
import { Address } from "../../ui/address.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { useAccountSettings } from "./account-settings.ts";

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
