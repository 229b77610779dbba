import { Waiting } from "../../island/waiting.tsx";
import { RequestRemovalScreen } from "./request-removal.screen.tsx";

/** What a removal link shows until its screen has loaded, and the button for browsers without script. */
export function WaitingForm() {
  return (
    <Waiting>
      <RequestRemovalScreen state={{ at: "waiting" }} onConfirm={() => {}} />
    </Waiting>
  );
}
