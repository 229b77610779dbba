import { ErrorArea } from "./error-area.tsx";
import type { Submission } from "./submission.ts";

export function PressFailed({ state }: { state: Submission }) {
  if (state.at !== "refused") return null;
  return (
    <ErrorArea attempt={state} reference={state.reference} place="within-page">
      {state.message}
    </ErrorArea>
  );
}
