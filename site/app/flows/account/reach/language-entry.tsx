import { accountReachWords } from "@frontdoor/words/account-reach.ts";
import type { LanguageCode } from "@frontdoor/words/languages.ts";
import { leaveFor } from "../../../client/leave-for.ts";
import { PressFailed } from "../../../fields/press-failed.tsx";
import { keepLanguage } from "../account.calls.ts";
import { useAccountSettings } from "../account-settings.ts";
import { Entry } from "../entry.tsx";
import { useChange } from "../use-change.ts";

const { language: words } = accountReachWords;

/** The language of mails, SMS and pages, where there are several. The page reloads in the chosen one. */
export function LanguageEntry() {
  const { language, languages } = useAccountSettings().account;
  const { state, start } = useChange();
  if (languages.length < 2) return null;

  const choose = (code: LanguageCode) =>
    start({
      reason: words.name,
      values: code,
      write: (sending) => keepLanguage(code, sending),
      taken: ({ location }) => leaveFor(location),
      staysShown: true,
    });

  return (
    <Entry
      name={words.name}
      value={
        <select
          aria-label={words.name}
          value={language}
          onChange={({ target }) => choose(target.value as LanguageCode)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      }
      more={words.more}
    >
      <PressFailed state={state} />
    </Entry>
  );
}
