import { contactCardWords } from "@frontdoor/words/contact-card.ts";
import { medEMassWords } from "@frontdoor/words/med-e-mass.ts";
import type { ReactNode } from "react";
import { Bank } from "../../ui/scene/bank.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { RiverReeds } from "../../ui/scene/reeds.tsx";
import { Scene } from "../../ui/scene/scene.tsx";
import { Sentence } from "../../ui/sentence.tsx";

/** A page with the contact form, without header and footer (S2.012, S2.013). */
export default function MedEMass({ children }: { children?: ReactNode }) {
  return (
    <div className="hero hero--alone">
      <div className="wrap lead-grid">
        <div className="hero__copy">
          <h1>
            <Sentence
              text={medEMassWords.heading}
              parts={{ name: <span className="standalone__name">{medEMassWords.name}</span> }}
            />
          </h1>
          <p className="lead">{medEMassWords.lead}</p>
        </div>
        <div className="card">
          <h2>{contactCardWords.heading}</h2>
          {children}
        </div>
      </div>
      <Scene orb={{ x: 350, y: 250, r: 112 }} />
      <Heron flipped />
      <Bank />
      <RiverReeds seed={17} />
    </div>
  );
}
