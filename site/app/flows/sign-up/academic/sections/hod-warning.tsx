import { hodUnconfirmedMessage } from "@frontdoor/contract/errors.ts";
import { signUpAcademicWords } from "@frontdoor/words/sign-up-academic.ts";
import { useEffect, useRef } from "react";
import { Checkbox } from "../../../../fields/checkbox.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import type { AcademicSectionProps } from "./academic-section.ts";

const { hod: words } = signUpAcademicWords;

export interface HodWarningProps extends AcademicSectionProps {
  /** The server's warning, a new object every time, so that it takes focus again. */
  hodQuestion: { message: string } | null;
}

/** The HOD warning (S4.016–S4.020, S8.030, Q054): the form cannot be sent again until its box is ticked. */
export function HodWarning({ form, problems, hodQuestion, onChange }: HodWarningProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hodQuestion === null) return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "center" });
  }, [hodQuestion]);
  return (
    <div ref={panel} role="alert" tabIndex={-1}>
      <Notice kind="warning">
        <div className="form">
          <p>{hodQuestion?.message ?? hodUnconfirmedMessage}</p>
          <Checkbox
            name="confirmedHod"
            required
            checked={form.confirmedHod}
            error={problems.confirmedHod}
            onChange={(event) =>
              onChange({
                type: "changed",
                field: "confirmedHod",
                value: event.currentTarget.checked,
              })
            }
          >
            {form.hod === null ? words.confirmUnnamed : words.confirm}
          </Checkbox>
        </div>
      </Notice>
    </div>
  );
}
