import { ErrorArea } from "../../fields/error-area.tsx";
import type { Submission } from "../../fields/submission.ts";

/** What is said where a press without a form was refused. */
export function PressFailed({ state }: { state: Submission }) {
  if (state.at !== "refused") return null;
  return (
    <ErrorArea attempt={state} reference={state.reference} place="within-page">
      {state.message}
    </ErrorArea>
  );
}
