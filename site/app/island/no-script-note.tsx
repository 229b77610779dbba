import { brand } from "@frontdoor/brand/brand.ts";
import { frameWords } from "@frontdoor/words/frame.ts";
import { logOutWords } from "@frontdoor/words/log-out.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";
import { journeys } from "../journeys.ts";
import { Notice } from "../ui/notice.tsx";
import { Sentence } from "../ui/sentence.tsx";

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
  const parts = {
    email: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
    phone: <a href={brand.phone.href}>{brand.phone.text}</a>,
  };
  return (
    <Notice kind="error">
      {noScriptWords.need[purpose]} <Sentence text={noScriptWords.help} parts={parts} />
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
