import { hiddenFields, whichField } from "@frontdoor/contract/posted-forms.ts";
import { usePosted } from "../client/posted.ts";

/**
 * What a form sends along without script: which form of its page it is, where there are several, and what the page
 * was given that answered the last one. A button alone has an empty name: lynx asks by GET for a form without fields.
 */
export function PostedFields({ which }: { which?: string }) {
  const posted = usePosted();
  return (
    <>
      {which !== undefined && <input type="hidden" name={whichField} value={which} />}
      {posted && (
        <>
          <input type="hidden" name={hiddenFields.key} value={posted.hidden.key} />
          <input type="hidden" name={hiddenFields.token} value={posted.hidden.token} />
        </>
      )}
    </>
  );
}
