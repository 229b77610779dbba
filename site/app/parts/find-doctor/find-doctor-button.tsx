import { findDoctorButtonWords } from "@frontdoor/words/find-doctor-button.ts";
import { journeys } from "../../journeys.ts";
import { Button, ButtonLink, type ButtonLook } from "../../ui/button.tsx";
import { opens } from "../../ui/opens.ts";

export const findDoctorDialog = "find-doctor";

/** The id of the dialog's field, and the query parameter of the search page. */
export const practiceBox = "practiceName";

interface FindDoctorButtonProps extends Pick<ButtonLook, "look" | "size" | "icon"> {
  /** Whether it is in a form that sends the typed text to the search page. */
  sends?: boolean;
}

/** Opens the dialog `Find your doctor` (S1.016, S2.046, S2.125); without script it links to the search page. */
export function FindDoctorButton({ sends = false, ...look }: FindDoctorButtonProps) {
  return (
    <>
      <Button {...look} {...opens(findDoctorDialog)}>
        {findDoctorButtonWords.open}
      </Button>
      <noscript> {import.meta.env.SSR && <Instead sends={sends} {...look} />}</noscript>
    </>
  );
}

function Instead({ sends, ...look }: FindDoctorButtonProps) {
  if (sends) {
    return (
      <Button {...look} type="submit">
        {findDoctorButtonWords.open}
      </Button>
    );
  }
  return (
    <ButtonLink {...look} to={journeys.findDoctor.withoutScript}>
      {findDoctorButtonWords.open}
    </ButtonLink>
  );
}
