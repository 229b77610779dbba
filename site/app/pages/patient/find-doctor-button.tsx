import { Button, type ButtonLook } from "../../ui/button.tsx";

/** Opens the modal `Find your doctor` (S1.016, S2.046). */
export function FindDoctorButton(look: Pick<ButtonLook, "size" | "icon">) {
  return <Button {...look}>Search for your doctor</Button>;
}
