import { storyWords } from "@frontdoor/words/story.ts";
import { legalTitles } from "../../content/legal/titles.ts";
import { LegalFold } from "./legal-fold.tsx";

const { legal } = storyWords;
const texts = [
  { name: "privacy", title: legalTitles.privacy, ...legal.privacy },
  { name: "patientPracticeTerms", ...legal.patientPracticeTerms },
  { name: "academicTerms", ...legal.academicTerms },
  { name: "popi", title: legalTitles.popi, ...legal.popi },
] as const;

/** The legal texts, folded, with a table of contents on wide screens. */
export function LegalBand() {
  return (
    <div className="wrap legal-band">
      <nav className="legal-band__contents" aria-labelledby="in-full">
        <h2 id="in-full">{legal.heading}</h2>
        <ul>
          {texts.map(({ name, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {texts.map((text) => (
          <LegalFold key={text.name} {...text} />
        ))}
      </div>
    </div>
  );
}
