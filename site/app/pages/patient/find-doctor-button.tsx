import { useState } from "react";
import { NotReadyNotice } from "../../parts/not-open/not-ready-notice.tsx";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";

/** Opens the modal `Find your doctor` (S1.016, S2.046). */
export function FindDoctorButton(look: Pick<ButtonLook, "size" | "icon">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        Search for your doctor
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Find your doctor">
        <NotReadyNotice />
      </Modal>
    </>
  );
}
