import { hiddenFields, whichField } from "@frontdoor/contract/posted-forms.ts";
import { usePosted } from "../client/posted.ts";

/**
 * The hidden fields of a form sent without script: its name, where the page has several, and the state from the last
 * answer. A button alone has an empty name: lynx sends a form without fields by GET.
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
