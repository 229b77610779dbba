import { Waiting } from "../../island/waiting.tsx";
import { RequestRemovalScreen } from "./request-removal.screen.tsx";

/** What the link of a removal shows until its screen is there, and the button for a browser without scripts. */
export function WaitingForm() {
  return (
    <Waiting>
      <RequestRemovalScreen state={{ at: "waiting" }} onConfirm={() => {}} />
    </Waiting>
  );
}
