import { lazy, Suspense } from "react";
import { Button, type ButtonLook } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Modal } from "../../ui/modal.tsx";
import { useModal } from "../../ui/use-modal.ts";

const FindDoctor = lazy(() => import("./find-doctor.tsx"));

/** Opens the modal `Find your doctor` (S1.016, S2.046, S2.125), which is fetched when first opened. */
export function FindDoctorButton(look: Pick<ButtonLook, "look" | "size" | "icon">) {
  const { open, show, close } = useModal();
  return (
    <>
      <Button {...look} onClick={show}>
        Search for your doctor
      </Button>
      <Modal open={open} onClose={close} title="Find your doctor">
        <Suspense fallback={<Loading />}>
          <FindDoctor onCancel={close} />
        </Suspense>
      </Modal>
    </>
  );
}
