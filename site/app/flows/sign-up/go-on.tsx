import { whichField } from "@frontdoor/contract/posted-forms.ts";
import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { usePosted } from "../../client/posted.ts";
import { Button } from "../../ui/button.tsx";
import type { AskedForWork } from "./without-work.ts";

/** What the buttons below choices are for, beside the form's own. */
export const goOn = "go-on";

/** What the button is for that has a link mailed. */
export const sendLink = "send-link";

/**
 * Below a choice, where no script runs: brings the form back with what follows from it.
 * @param to the id of the part that the choice stands in
 */
export function GoOn({ to }: { to: string }) {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <Button type="submit" look="secondary" name={whichField} value={goOn} formAction={`#${to}`}>
          {postedFormWords.goOn}
        </Button>
      )}
    </noscript>
  );
}

/** Below the form's own button, where no script runs and a proof of work was asked for: a link that needs none. */
export function MailedLinkOffer() {
  const isAsked = usePosted<AskedForWork>()?.state?.isWorkAsked === true;
  if (!isAsked) return null;
  return (
    <noscript>
      {import.meta.env.SSR && (
        <>
          <p>{postedFormWords.orLink}</p>
          <Button type="submit" look="secondary" name={whichField} value={sendLink}>
            {postedFormWords.sendLink}
          </Button>
        </>
      )}
    </noscript>
  );
}
