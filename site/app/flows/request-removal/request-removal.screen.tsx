import { requestRemovalWords } from "@frontdoor/words/request-removal.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { PressForm } from "../../fields/press-form.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { InvalidRequest } from "./invalid-request.tsx";
import type { RequestRemoval } from "./request-removal.state.ts";
import { ValidRequest } from "./valid-request.tsx";

interface RequestRemovalScreenProps {
  state: RequestRemoval;
  onConfirm: () => void;
}

/** Account removal (S2.165–S2.170): the token is checked, then the person confirms. */
export function RequestRemovalScreen({ state, onConfirm }: RequestRemovalScreenProps) {
  return (
    <div className="scene-card scene-card--text">
      <h1>{requestRemovalWords.heading}</h1>
      {state.at === "refused" && (
        <ErrorArea attempt={state} reference={state.reference}>
          {state.message}
        </ErrorArea>
      )}
      <Stage state={state} onConfirm={onConfirm} />
    </div>
  );
}

function Stage({ state, onConfirm }: RequestRemovalScreenProps) {
  switch (state.at) {
    case "validating":
      return <Loading>{requestRemovalWords.checking}</Loading>;
    case "waiting":
      return (
        <PressForm which="look" onPress={null}>
          <Button size="large" type="submit">
            {requestRemovalWords.look}
          </Button>
        </PressForm>
      );
    case "invalid":
      return <InvalidRequest />;
    case "valid":
    case "refused":
    case "confirming":
      return (
        <ValidRequest user={state.user} busy={state.at === "confirming"} onConfirm={onConfirm} />
      );
    default:
      return state satisfies never;
  }
}
