import { academicWords } from "@frontdoor/words/academic.ts";
import { Pictogram } from "../../ui/icons/pictogram.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Album } from "./album.tsx";

const { storage, claims } = academicWords;
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
