import { chooseLanguage } from "@frontdoor/contract/account/language.ts";
import { chooseCodeWay } from "@frontdoor/contract/account/number.ts";
import { accountContactWords } from "@frontdoor/words/account-contact.ts";
import { reauthenticationWords } from "@frontdoor/words/account-reauthentication.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { useState } from "react";
import { leaveFor } from "../../../client/leave-for.ts";
import { send } from "../../../client/send.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAccountSettings } from "../account-settings.ts";
import { ChangeButton } from "../change-button.tsx";
import { Entry } from "../entry.tsx";
import { Part } from "../part.tsx";
import { useChange } from "../use-change.ts";
import { EmailEntry } from "./email-entry.tsx";
import { NumberEntry } from "./number-entry.tsx";

const {
  email: words,
  language: languageWords,
  codeWay: wayWords,
  lead,
  change: changeWord,
} = accountContactWords;

/** How the person is reached: the email address and the cellphone number. */
export function ContactPart() {
  const { email } = useAccountSettings().account;
  return (
    <Part name="reach" lead={lead}>
      {email.provenAt === null && (
        <Notice kind="warning">
          <strong>{words.unverified}</strong>
          {words.unverifiedMore}
        </Notice>
      )}
      <EmailEntry />
      <NumberEntry />
      <LanguageEntry />
      <CodeWayEntry />
    </Part>
  );
}

/**
 * The language of mails, SMS and pages, where there are several. The page reloads in the chosen one, at a press of the
 * button: arrow keys choose one language after the other.
 */
function LanguageEntry() {
  const { language, languages } = useAccountSettings().account;
  const [chosen, choose] = useState(language);
  const { state, button, start } = useChange();
  if (languages.length < 2) return null;

  const change = () =>
    start({
      reason: languageWords.name,
      values: chosen,
      write: (sending) => send(chooseLanguage, { body: { language: chosen } }, sending),
      taken: ({ location }) => leaveFor(location),
      staysShown: true,
    });

  return (
    <Entry
      name={languageWords.name}
      value={
        <select
          aria-label={languageWords.name}
          value={chosen}
          onChange={({ target }) => choose(target.value as LanguageCode)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      }
      more={languageWords.more}
      actions={
        <ChangeButton
          whileStopped
          state={button}
          aria-label={languageWords.changeNamed}
          onClick={change}
        >
          {changeWord}
        </ChangeButton>
      }
    >
      <PressFailed state={state} />
    </Entry>
  );
}

/** The channel of one-time codes to the number, where there are two. */
function CodeWayEntry() {
  const { account, tell } = useAccountSettings();
  const { state, button, start } = useChange();
  const { codeWay } = account.cellNumber;
  if (codeWay === null) return null;
  const other = codeWay === "sms" ? "whatsapp" : "sms";
  const choose = () =>
    start({
      reason: reauthenticationWords.reasons.codeWay,
      values: other,
      write: (sending) => send(chooseCodeWay, { body: { way: other } }, sending),
      taken: () => tell({ part: "reach", title: wayWords.done, text: "" }),
    });
  return (
    <Entry
      name={wayWords.name}
      value={wayWords[codeWay]}
      more={wayWords.more}
      actions={
        <ChangeButton state={button} onClick={choose}>
          {other === "sms" ? wayWords.useSms : wayWords.useWhatsApp}
        </ChangeButton>
      }
    >
      <PressFailed state={state} />
    </Entry>
  );
}
