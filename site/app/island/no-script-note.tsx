import { frameWords } from "@frontdoor/words/frame.ts";
import { logOutWords } from "@frontdoor/words/log-out.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";
import { journeys } from "../journeys.ts";
import { Notice } from "../ui/notice.tsx";
import { Sentence } from "../ui/sentence.tsx";
import { contactLinks } from "./broken-page.tsx";

type ScriptPurpose = keyof typeof noScriptWords.need;

/**
 * For browsers without JavaScript: what does not work, and how to get help. Only in the prerendered page, so no bundle
 * contains its words.
 */
export function NoScriptNote({ purpose }: { purpose: ScriptPurpose }) {
  return <noscript>{import.meta.env.SSR && <ScriptNeeded purpose={purpose} />}</noscript>;
}

/** The words alone, for a `noscript`. */
export function ScriptNeeded({ purpose }: { purpose: ScriptPurpose }) {
  return (
    <Notice kind="error">
      {noScriptWords.need[purpose]} <Sentence text={noScriptWords.help} parts={contactLinks} />
      {purpose === "lookAfterAccount" && (
        <p>
          <a href={journeys.frame.forgotPassword}>{frameWords.forgotPassword}</a>
          {" · "}
          <a href={journeys.frame.logOut}>{logOutWords.submit}</a>
        </p>
      )}
    </Notice>
  );
}
