import type { LegalText } from "../../content/legal/titles.ts";

/** A legal text as headed paragraphs. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <div className="legal">
      <p className="legal__standing">{text.standing}</p>
      {text.sections.map((section) => (
        <section key={section.heading}>
          <h3>{section.heading}</h3>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
