import { storyWords } from "@frontdoor/words/story.ts";
import { Heron } from "../../ui/scene/heron.tsx";
import type { Orb } from "../../ui/scene/orb.ts";
import { Reeds } from "../../ui/scene/reeds.tsx";
import { Vignette } from "../../ui/scene/vignette.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";
import { LegalBand } from "./legal-band.tsx";

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

interface ChapterFigureProps {
  orb: Orb;
  /** The position of each bird, by its name in the style sheet. */
  birds: readonly string[];
  reeds?: boolean;
}

/** A chapter's picture: the river with the chapter's sun and birds. */
function ChapterFigure({ orb, birds, reeds = false }: ChapterFigureProps) {
  return (
    <div className="chapter__figure" aria-hidden="true">
      <Vignette orb={orb} />
      {birds.map((place) => (
        <Heron key={place} place={`chapter__bird--${place}`} />
      ))}
      {reeds && <Reeds width={260} height={150} count={22} seed={13} />}
    </div>
  );
}
