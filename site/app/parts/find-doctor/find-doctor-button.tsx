import { findDoctorButtonWords } from "@frontdoor/words/find-doctor-button.ts";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { opens } from "../../ui/opens.ts";

/** The id of the dialog `Find your doctor`. */
export const findDoctorDialog = "find-doctor";

/** The id of the box in it. */
export const practiceBox = "practiceName";

/** Opens the dialog `Find your doctor` (S1.016, S2.046, S2.125). */
export function FindDoctorButton(look: Pick<ButtonLook, "look" | "size" | "icon">) {
  return (
    <Button {...look} {...opens(findDoctorDialog)}>
      {findDoctorButtonWords.open}
    </Button>
  );
}
