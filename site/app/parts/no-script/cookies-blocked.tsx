import { brand } from "@frontdoor/brand/brand.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

/**
 * For a browser that keeps no cookies: why nobody can log in, and how to allow them. `page-shell/blocked-cookies.ts` shows
 * it.
 */
export function CookiesBlocked() {
  return (
    <div data-cookies-blocked="" hidden>
      <p className="notice notice--error">
        {fill(noScriptWords.cookies, { email: brand.email, phone: brand.phone.text })}
      </p>
    </div>
  );
}
