import { storyWords } from "@frontdoor/words/story.ts";
import { StripHero } from "../../ui/strip-hero.tsx";
import { ChapterFigure } from "./chapter-figure.tsx";
import { LegalBand } from "./legal-band.tsx";

export const meta = () => [
  { title: storyWords.title },
  { name: "description", content: storyWords.description },
];

const { beginning, start, brother, solution } = storyWords.chapters;

/**
 * The height of the sun and the birds of each chapter: one practice; three products; a small and a large bird; an
 * unwatched nest.
 */
const chapters = [
  { words: beginning, figure: { orb: { x: 150, y: 92, r: 26 }, birds: ["alone"] } },
  { words: start, figure: { orb: { x: 140, y: 66, r: 26 }, birds: ["first", "second", "third"] } },
  { words: brother, figure: { orb: { x: 128, y: 40, r: 26 }, birds: ["large", "small"] } },
  { words: solution, figure: { orb: { x: 116, y: 32, r: 26 }, birds: ["hidden"], reeds: true } },
] as const;

/**
 * About: the story in four chapters, under a rising sun (S2.009, S2.074–S2.078). Below it are the legal texts, folded,
 * which open by their fragment, such as `/about#privacy`.
 */
export default function About() {
  return (
    <>
      <StripHero
        heading={storyWords.heading}
        lead={storyWords.lead}
        orb={{ x: 1150, y: 244, r: 96 }}
      />
      <div className="section">
        <div className="wrap story">
          {chapters.map(({ words, figure }) => (
            <section className="chapter" key={words.heading}>
              <ChapterFigure {...figure} />
              <div>
                <h2>{words.heading}</h2>
                {words.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <div className="section section--last well">
        <LegalBand />
      </div>
    </>
  );
}
