import { useRef } from "react";
import { island } from "../../island/island.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import { FindDoctor } from "./find-doctor.tsx";

/**
 * The search as its dialog shows it: its document has it already, so that the box is there with the dialog.
 * Each opening begins anew, and closing gives up what is under way.
 */
function FindDoctorInDialog() {
  const place = useRef<HTMLDivElement>(null);
  const { closings } = useDialog(place);
  return (
    <div ref={place} className="island">
      <FindDoctor key={closings} />
    </div>
  );
}

export default island(FindDoctorInDialog);
