import { academicWords } from "@frontdoor/words/academic.ts";
import { academicPictureWords } from "@frontdoor/words/academic-pictures.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { CasePhoto } from "../../ui/product-illustrations/case-photos.tsx";
import { Meter } from "../../ui/product-illustrations/meter.tsx";
import { Sentence } from "../../ui/sentence.tsx";

const { storage, claims } = academicWords;
const { album } = academicPictureWords;
const list = [
  { icon: "offline", words: claims.offline },
  { icon: "camera", words: claims.photos },
  { icon: "export", words: claims.reports },
  { icon: "signOff", words: claims.signOff },
  { icon: "key", words: claims.lock },
] as const;

/** The claims of the logbook, storage first (S1.039–S1.044, S9.030). */
export function Claims() {
  return (
    <section className="section" aria-labelledby="storage">
      <div className="wrap claims">
        <div className="storage">
          <h2 id="storage">
            <Sentence
              text={storage.heading}
              parts={{ amount: <span className="storage__amount">{storage.amount}</span> }}
            />
          </h2>
          <p>{storage.text}</p>
          <Album />
        </div>
        <ul className="claims__list">
          {list.map(({ icon, words }) => (
            <li key={icon}>
              <Pictogram name={icon} size={28} />
              <div>
                <h3>{words.heading}</h3>
                <p>{words.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The photos of a portfolio. Decoration: hidden from assistive technology. */
function Album() {
  return (
    <div className="album" aria-hidden="true">
      <div className="mock mock-list">
        <div className="mock-list__head">
          <b>{album.heading}</b>
          <span className="pill pill--accent">{album.deIdentified}</span>
        </div>
        <div className="mock-list__facts">
          <div className="mock-row">
            <span>{album.storage}</span>
            <b>{album.used}</b>
          </div>
          <Meter on={3} of={10} />
          <div className="photos">
            <CasePhoto name="hand" />
            <CasePhoto name="wound" />
            <CasePhoto name="eye" />
            <CasePhoto name="specimen" />
            <CasePhoto name="heartbeat" />
            <CasePhoto name="scan" />
          </div>
        </div>
      </div>
    </div>
  );
}
