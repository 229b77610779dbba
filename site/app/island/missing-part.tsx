import { missingPartMessage } from "@frontdoor/contract/errors.ts";

/** What a dialog says where its content does not come (`frame/missing-screen.ts`). */
export function MissingPart() {
  return (
    <template id="missing-part">
      <p data-missing-part="" role="alert">
        {missingPartMessage}
      </p>
    </template>
  );
}
