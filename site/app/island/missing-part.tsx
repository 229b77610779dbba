import { missingPartMessage } from "@frontdoor/contract/errors.ts";

/** The message where the script of a dialog or pressed control failed to load (`page-shell/missing-screen.ts`). */
export function MissingPart() {
  return (
    <template id="missing-part">
      <p data-missing-part="" role="alert" className="notice notice--error">
        {missingPartMessage}
      </p>
    </template>
  );
}
