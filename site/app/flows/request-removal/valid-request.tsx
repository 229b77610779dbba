import { journeys } from "../../journeys.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

interface ValidRequestProps {
  userId: string;
  busy: boolean;
  onConfirm: () => void;
}

/**
 * Who asked (S2.166, Q076), what will happen, and the button that does it (S2.167). Once that is under
 * way, nothing on the page promises to stop it.
 */
export function ValidRequest({ userId, busy, onConfirm }: ValidRequestProps) {
  return (
    <>
      <div className="removal" role="status">
        <p>The patient app sent us a request to remove this account.</p>
        <dl>
          <dt>Requesting user</dt>
          <dd>{userId}</dd>
        </dl>
      </div>
      <p>
        Once you confirm, nobody can log in to the account and its details are shared with nobody.
        This cannot be undone here. Health records are kept for at least six years under the HPCSA
        guideline, so the profile is archived, not erased.
      </p>
      <div className="removal__choice">
        <Button size="large" wide state={busy ? "loading" : "ready"} onClick={onConfirm}>
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
