import { usePosted } from "../../client/posted.ts";
import { island } from "../../island/island.tsx";
import type { FindDoctorPage } from "./find-doctor.posted.ts";
import { FindDoctorScreen } from "./find-doctor.screen.tsx";

/** The practice search as a page, for browsers that open no dialog (S2.047–S2.056). */
function FindDoctorRoute() {
  const shown = usePosted<FindDoctorPage>()?.state ?? null;
  return <FindDoctorScreen shown={shown} />;
}

export default island(FindDoctorRoute);
