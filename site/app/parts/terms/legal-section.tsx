import type { LegalSection as Section } from "../../content/legal/titles.ts";

/** A heading and its paragraphs, one level below the title of the text. */
export function LegalSection({
  section: { heading, paragraphs },
  level: Heading = "h3",
  id,
}: {
  section: Section;
  level?: "h3" | "h4";
  id?: string;
}) {
  return (
    <section id={id}>
      <Heading>{heading}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
