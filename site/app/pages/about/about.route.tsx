import { storyContent } from "../../content/story.ts";
import { Vignette } from "../../ui/scene/vignette.tsx";
import { StripHero } from "../../ui/strip-hero.tsx";

export const meta = () => [
  { title: storyContent.title },
  { name: "description", content: storyContent.description },
];

/** About: the story in four chapters, under a rising sun (S2.009, S2.074–S2.078). */
export default function About() {
  return (
    <>
      <StripHero
        heading={storyContent.heading}
        lead={storyContent.lead}
        orb={{ x: 1150, y: 244, r: 96 }}
      />
      <div className="section section--last">
        <div className="wrap story">
          {storyContent.chapters.map((chapter) => (
            <section className="chapter" key={chapter.heading}>
              <div className="chapter__figure">
                <Vignette orb={chapter.orb} />
              </div>
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
    </>
  );
}
