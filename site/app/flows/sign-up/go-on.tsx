import { whichField } from "@frontdoor/contract/posted-forms.ts";
import { postedFormWords } from "@frontdoor/words/posted-form.ts";
import { usePosted } from "../../client/posted.ts";
import { Button } from "../../ui/button.tsx";
import type { AskedForWork } from "./without-work.ts";

/** The name of the buttons that reload the form after a choice. */
export const goOn = "go-on";

/** The name of the button that mails a link. */
export const sendLink = "send-link";

/**
 * Below a choice, without script: reloads the form with the fields that depend on the choice.
 * @param to the id of the choice's section
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

/** Below the submit button, without script, where proof of work is required: mails a link that replaces it. */
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
