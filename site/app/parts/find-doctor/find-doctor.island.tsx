import { useRef } from "react";
import { island } from "../../island/island.tsx";
import { useDialog } from "../../ui/use-dialog.ts";
import { FindDoctor } from "./find-doctor.tsx";

/**
 * The search in its dialog, prerendered so that the field is there when the dialog opens. Each opening starts empty;
 * closing aborts the running call.
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
