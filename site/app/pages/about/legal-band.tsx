import { storyContent } from "../../content/story.ts";
import { LegalFold } from "./legal-fold.tsx";

const { heading, texts } = storyContent.legal;

/** Every legal text, folded, with a list of them beside it on wide screens. */
export function LegalBand() {
  return (
    <div className="wrap legal-band">
      <nav className="legal-band__contents" aria-labelledby="in-full">
        <h2 id="in-full">{heading}</h2>
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
