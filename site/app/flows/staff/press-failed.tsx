import { ErrorArea } from "../../fields/error-area.tsx";
import type { Submission } from "../../fields/submission.ts";

/** Says why a press that has no form did nothing. */
export function PressFailed({ state }: { state: Submission }) {
  if (state.at !== "refused") return null;
  return (
    <ErrorArea attempt={state} reference={state.reference} place="within-page">
      {state.message}
    </ErrorArea>
  );
}
