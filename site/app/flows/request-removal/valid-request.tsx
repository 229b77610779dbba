import { requestRemovalWords } from "@frontdoor/words/request-removal.ts";
import { PressForm } from "../../fields/press-form.tsx";
import { journeys } from "../../journeys.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import type { RequestingUser } from "./request-removal.state.ts";

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
export function ValidRequest({ user, busy, onConfirm }: ValidRequestProps) {
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
      <ul className="removal">
        {consequences.map(({ icon, text }) => (
          <li key={icon}>
            <Pictogram name={icon} />
            {text}
          </li>
        ))}
      </ul>
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
