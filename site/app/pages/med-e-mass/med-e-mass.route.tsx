import { medEMassContent } from "../../content/med-e-mass.ts";
import { NotReadyNotice } from "../../parts/not-open/not-ready-notice.tsx";

export const meta = () => [
  { title: medEMassContent.title },
  { name: "description", content: medEMassContent.lead },
];

/** A page that stands alone, with the contact form (S2.012, S2.013). */
export default function MedEMass() {
  return (
    <div className="wrap lead-grid med-e-mass">
      <div>
        <h1>{medEMassContent.heading}</h1>
        <p className="lead">{medEMassContent.lead}</p>
      </div>
      <div className="card">
        <h2>{medEMassContent.form}</h2>
        <NotReadyNotice />
      </div>
    </div>
  );
}
