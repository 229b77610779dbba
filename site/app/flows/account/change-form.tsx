import { accountWords } from "@frontdoor/words/account.ts";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { RefusalArea } from "../../fields/error-area.tsx";
import type { Submission } from "../../fields/submission.ts";
import { SubmitButton } from "../../fields/submit-button.tsx";
import { Button } from "../../ui/button.tsx";

interface ChangeFormProps {
  state: Submission;
  labels: Readonly<Record<string, string>>;
  submit: string;
  look?: "primary" | "secondary";
  onSubmit: (entered: FormData) => void;
  /** Closes the form without a change; without it the form stays open. */
  onCancel?: () => void;
  /** Further buttons beside the first. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form that opens in its row; its first field takes the focus. */
export function ChangeForm({
  state,
  labels,
  submit,
  look = "secondary",
  onSubmit,
  onCancel,
  more,
  children,
}: ChangeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>("input:not([hidden])")?.focus();
  }, [isOpened]);
  const busy = state.at === "sending";
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onSubmit(new FormData(event.currentTarget));
  };
  return (
    <div className="panel entry__form">
      <RefusalArea
        refusal={state.at === "refused" ? state : null}
        labels={labels}
        place="within-page"
      />
      <form ref={form} className="form" method="post" noValidate onSubmit={send}>
        {children}
        <div className="panel__do">
          <SubmitButton size="medium" look={look} state={busy ? "loading" : "ready"}>
            {submit}
          </SubmitButton>
          {more}
          {onCancel && (
            <Button look="quiet" disabled={busy} onClick={onCancel}>
              {accountWords.cancel}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
