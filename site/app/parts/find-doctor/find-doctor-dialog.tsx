import { findDoctorDialogWords } from "@frontdoor/words/find-doctor-dialog.ts";
import type { ReactNode } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { findDoctorDialog } from "./find-doctor-button.tsx";

export function FindDoctorDialog({ children }: { children: ReactNode }) {
  return (
    <Dialog id={findDoctorDialog} title={findDoctorDialogWords.title}>
      {children}
    </Dialog>
  );
}
