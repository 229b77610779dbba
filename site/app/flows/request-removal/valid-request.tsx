import { journeys } from "../../journeys.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import type { RequestingUser } from "./request-removal.state.ts";

interface ValidRequestProps {
  user: RequestingUser;
  busy: boolean;
  onConfirm: () => void;
}

const consequences = [
  { icon: "lock", text: "Nobody can log in to the account any more." },
  { icon: "people", text: "Its details are shared with nobody." },
  {
    icon: "documents",
    text: "Health records are kept for at least six years under the HPCSA guideline, so the profile is archived, not erased.",
  },
] as const;

/**
 * Who asked (S2.166, Q076), what will happen, and the button that does it (S2.167). Once that is under
 * way, nothing on the page promises to stop it.
 */
export function ValidRequest({ user, busy, onConfirm }: ValidRequestProps) {
  return (
    <>
      <div className="removal" role="status">
        <p>The patient app sent us a request to remove this account.</p>
        <dl>
          <dt>Requesting user</dt>
          {user.maskedEmail && <dd>{user.maskedEmail}</dd>}
          <dd>
            Account <span className="removal__account">{user.userId}</span>
          </dd>
        </dl>
      </div>
      <p>Once you confirm:</p>
      <ul className="removal">
        {consequences.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <p>
        <strong>This cannot be undone here.</strong>
      </p>
      <div className="removal__choice">
        <Button
          look="danger"
          size="large"
          wide
          state={busy ? "loading" : "ready"}
          onClick={onConfirm}
        >
          Confirm removal
        </Button>
        {busy ? (
          <Button look="secondary" size="large" wide disabled>
            Keep my account
          </Button>
        ) : (
          <ButtonLink to={journeys.requestRemoval.accountKept} look="secondary" size="large" wide>
            Keep my account
          </ButtonLink>
        )}
      </div>
    </>
  );
}
