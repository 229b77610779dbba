import { medEMassContent } from "../../content/med-e-mass.ts";
import { ContactForm } from "../../parts/contact-form/contact-form.tsx";

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
        <ContactForm origin="med-e-mass" />
      </div>
    </div>
  );
}
