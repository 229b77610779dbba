import { academicContent } from "../../content/academic.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Album } from "./album.tsx";

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
          <Album />
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
