import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { Part } from "../part.tsx";
import { CodeWayEntry } from "./code-way-entry.tsx";
import { EmailEntry } from "./email-entry.tsx";
import { LanguageEntry } from "./language-entry.tsx";
import { NumberEntry } from "./number-entry.tsx";

const { email: words, lead } = accountReachWords;

/** How the person is reached: the email address and the cellphone number. */
export function ReachPart() {
  const { email } = useAccountSettings().account;
  return (
    <Part name="reach" lead={lead}>
      {email.provenAt === null && (
        <Notice kind="warning">
          <strong>{words.unproven}</strong>
          {words.unprovenMore}
        </Notice>
      )}
      <EmailEntry />
      <NumberEntry />
      <LanguageEntry />
      <CodeWayEntry />
    </Part>
  );
}
