import { missingPartMessage } from "@frontdoor/contract/errors.ts";

/** What a dialog, or what was pressed, says where its script does not come (`page-shell/missing-screen.ts`). */
export function MissingPart() {
  return (
    <template id="missing-part">
      <p data-missing-part="" role="alert" className="notice notice--error">
        {missingPartMessage}
      </p>
    </template>
  );
}
