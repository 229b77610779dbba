import { storyWords } from "@frontdoor/words/story.ts";
import { type LegalTextName, legalTexts } from "../../content/legal/legal-texts.ts";
import { legalTitles } from "../../content/legal/titles.ts";
import {
  LegalLanguageNote,
  LegalSection,
  LegalStanding,
  legalLanguage,
} from "../../parts/terms/legal-text-parts.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";

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

interface LegalFoldProps {
  /** Also the fragment that opens it: `/about#privacy`. */
  name: LegalTextName;
  title: string;
  summary: string;
}

/** A folded legal text. The fragments are on its content, as browsers unfold the target of a fragment. */
function LegalFold({ name, title, summary }: LegalFoldProps) {
  const { standing, sections } = legalTexts[name];
  const named = sections.map((section) => ({ section, id: fragmentOf(name, section.heading) }));
  return (
    <details className="legal-fold">
      <summary>
        <h3>{title}</h3>
        <small>{summary}</small>
        <Pictogram name="chevronDown" size={22} />
      </summary>
      <div id={name} className="legal" lang={legalLanguage}>
        <LegalLanguageNote />
        <LegalStanding standing={standing} />
        <div className="legal__two">
          <ul>
            {named.map(({ section, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{section.heading}</a>
              </li>
            ))}
          </ul>
          <div>
            {named.map(({ section, id }) => (
              <LegalSection key={id} section={section} level="h4" id={id} />
            ))}
          </div>
        </div>
      </div>
    </details>
  );
}

/** A section's fragment, such as `privacy-who-receives-it`. */
function fragmentOf(name: LegalTextName, heading: string): string {
  const words = heading.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [name, ...words].join("-");
}
