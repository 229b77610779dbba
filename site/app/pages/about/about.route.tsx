import { storyContent } from "../../content/story.ts";
import { StripHero } from "../../ui/strip-hero.tsx";
import { ChapterFigure } from "./chapter-figure.tsx";
import { LegalBand } from "./legal-band.tsx";

export const meta = () => [
  { title: storyContent.title },
  { name: "description", content: storyContent.description },
];

/**
 * The birds of each chapter: one practice; then three products; a small one beside a large one; a nest that
 * nobody looks into.
 */
const figures = [
  { birds: ["alone"] },
  { birds: ["first", "second", "third"] },
  { birds: ["large", "small"] },
  { birds: ["hidden"], reeds: true },
] as const;

/**
 * About: the story in four chapters, under a rising sun (S2.009, S2.074–S2.078). Below it every legal text
 * is folded, and opens at its address, such as `/about#privacy`.
 */
export default function About() {
  return (
    <>
      <StripHero
        heading={storyContent.heading}
        lead={storyContent.lead}
        orb={{ x: 1150, y: 244, r: 96 }}
      />
      <div className="section">
        <div className="wrap story">
          {storyContent.chapters.map((chapter, position) => (
            <section className="chapter" key={chapter.heading}>
              <ChapterFigure orb={chapter.orb} {...(figures[position] ?? { birds: [] })} />
              <div>
                <h2>{chapter.heading}</h2>
                {chapter.paragraphs.map((paragraph) => (
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
