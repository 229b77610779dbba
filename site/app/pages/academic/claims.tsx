import { academicContent } from "../../content/academic.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Heron } from "../../ui/scene/heron.tsx";
import { Scene } from "../../ui/scene/scene.tsx";

const { storage, claims } = academicContent;

/** What the logbook claims, the storage first (S1.039–S1.044, S9.030). */
export function Claims() {
  return (
    <section className="section" aria-labelledby="storage">
      <div className="wrap claims">
        <div className="storage">
          <h2 id="storage">
            <span className="storage__amount">{storage.amount}</span> {storage.heading}
          </h2>
          <p>{storage.text}</p>
          <Scene orb={{ x: 980, y: 240, r: 120 }} />
          <Heron />
        </div>
        <ul className="claims__list">
          {claims.map((claim) => (
            <li key={claim.heading}>
              <Icon name={claim.icon} size={28} />
              <div>
                <h3>{claim.heading}</h3>
                <p>{claim.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
