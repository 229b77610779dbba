import { Button, type ButtonLook } from "../../ui/button.tsx";
import { opens } from "../../ui/opens.ts";

/** The id of the dialog `Find your doctor`. */
export const findDoctorDialog = "find-doctor";

/** The id of the box in it, and the most characters that it takes. */
export const practiceBox = "practiceName";
export const longestPracticeName = 200;

/** Opens the dialog `Find your doctor` (S1.016, S2.046, S2.125). */
export function FindDoctorButton(look: Pick<ButtonLook, "look" | "size" | "icon">) {
  return (
    <Button {...look} {...opens(findDoctorDialog)}>
      Search for your doctor
    </Button>
  );
}
