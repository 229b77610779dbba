import type { ReactNode } from "react";
import { medEMassContent } from "../../content/med-e-mass.ts";
import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { RiverReeds } from "../../ui/scene/reeds.tsx";
import { Scene } from "../../ui/scene/scene.tsx";

export const meta = () => [
  { title: medEMassContent.title },
  { name: "description", content: medEMassContent.lead },
];

const [before, name, after] = medEMassContent.heading;

/** A page that stands alone, with the contact form (S2.012, S2.013). */
export default function MedEMass({ children }: { children?: ReactNode }) {
  return (
    <div className="hero hero--alone">
      <Scene orb={{ x: 350, y: 250, r: 112 }} />
      <div className="wrap lead-grid">
        <div className="hero__copy">
          <h1>
            {before} <span className="standalone__name">{name}</span> {after}
          </h1>
          <p className="lead">{medEMassContent.lead}</p>
        </div>
        <div className="card">
          <h2>{medEMassContent.form}</h2>
          {children}
        </div>
      </div>
      <Heron flipped />
      <Bank />
      <RiverReeds seed={17} />
    </div>
  );
}
