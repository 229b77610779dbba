import { newSubmission } from "../../fields/submission.ts";
import { Waiting } from "../../island/waiting.tsx";
import { ResetPasswordScreen } from "./reset-password.screen.tsx";

/** What a reset link shows until its screen is there, and the form for a browser without scripts. */
export function WaitingForm() {
  return (
    <Waiting>
      <ResetPasswordScreen state={newSubmission} username={null} onChange={() => {}} />
    </Waiting>
  );
}
