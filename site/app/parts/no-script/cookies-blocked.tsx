import { brand } from "@frontdoor/brand/brand.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

/**
 * For a browser that keeps no cookies: why nobody can log in, and how to allow them. `frame/blocked-cookies.ts` writes
 * it out; browsers without script, some of which know nothing of `hidden`, never show it.
 */
export function CookiesBlocked() {
  const text = fill(noScriptWords.cookies, { email: brand.email, phone: brand.phone.text });
  return (
    <div data-cookies-blocked={text} hidden>
      <p className="notice notice--error" />
    </div>
  );
}
