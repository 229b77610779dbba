import { brand } from "@frontdoor/brand/brand.ts";
import { noScriptWords } from "@frontdoor/words/no-script.ts";
import { fill } from "@frontdoor/words/text/fill.ts";

/** Explains that a login needs cookies, and how to allow them. `page-shell/blocked-cookies.ts` shows it. */
export function CookiesBlocked() {
  return (
    <div data-cookies-blocked="" hidden>
      <p className="notice notice--error">
        {fill(noScriptWords.cookies, { email: brand.email, phone: brand.phone.text })}
      </p>
    </div>
  );
}
