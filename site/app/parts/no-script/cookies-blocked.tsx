import { brand } from "@frontdoor/brand/brand.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";
import { Notice } from "../../ui/notice.tsx";
import { Sentence } from "../../ui/sentence.tsx";

/**
 * For a browser that keeps no cookies: why nobody can log in, and how to allow them. Part of the prerendered page
 * alone; `frame/blocked-cookies.ts` shows it.
 */
export function CookiesBlocked() {
  const parts = {
    email: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
    phone: <a href={brand.phone.href}>{brand.phone.text}</a>,
  };
  return (
    <div className="wrap cookies-blocked" role="alert" hidden>
      <Notice kind="error">
        <Sentence text={noScriptWords.cookies} parts={parts} />
      </Notice>
    </div>
  );
}
