import { brand } from "@frontdoor/brand/brand.ts";
import { requestRemovalWords } from "@frontdoor/words/request-removal.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { PressForm } from "../../fields/press-form.tsx";
import { journeys } from "../../journeys.ts";
import { AppLinks } from "../../ui/app-links.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { IconList } from "../../ui/icon-list.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import type { RequestingUser, RequestRemoval } from "./request-removal.state.ts";

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

/** Says that the token cannot be confirmed (S2.169), and that a removal begins in the patient app (S2.170, S6.014). */
function InvalidRequest() {
  return (
    <>
      <ErrorArea>{requestRemovalWords.invalid.error}</ErrorArea>
      <p>{requestRemovalWords.invalid.howToAsk}</p>
      <AppLinks apps={brand.products.patient.apps} />
    </>
  );
}

/** The button's name in a form sent without script. */
export const confirmPress = "confirm";

interface ValidRequestProps {
  user: RequestingUser;
  busy: boolean;
  onConfirm: () => void;
}

const words = requestRemovalWords;
const consequences = [
  { icon: "lock", text: words.consequences.noLogin },
  { icon: "people", text: words.consequences.sharedWithNobody },
  { icon: "documents", text: words.consequences.archived },
] as const;

/**
 * The account (S2.166, Q076), the consequences, and the button that confirms (S2.167). Once the removal is sent, the
 * page no longer offers to cancel it.
 */
function ValidRequest({ user, busy, onConfirm }: ValidRequestProps) {
  return (
    <>
      <div className="removal" role="status">
        <p>{words.request.lead}</p>
        <dl>
          <dt>{words.request.user}</dt>
          {user.maskedEmail && <dd>{user.maskedEmail}</dd>}
          <dd>
            <Sentence
              text={words.request.account}
              parts={{ userId: <span className="removal__account">{user.userId}</span> }}
            />
          </dd>
        </dl>
      </div>
      <p>{words.consequences.lead}</p>
      <IconList items={consequences} />
      <p>
        <strong>{words.consequences.final}</strong>
      </p>
      <div className="removal__choice">
        <PressForm which={confirmPress} onPress={onConfirm} busy={busy}>
          <Button
            look="danger"
            size="large"
            wide
            type="submit"
            keepsFocus
            state={busy ? "loading" : "ready"}
          >
            {words.confirm}
          </Button>
        </PressForm>
        {busy ? (
          <Button look="secondary" size="large" wide disabled>
            {words.keep}
          </Button>
        ) : (
          <ButtonLink to={journeys.requestRemoval.accountKept} look="secondary" size="large" wide>
            {words.keep}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
