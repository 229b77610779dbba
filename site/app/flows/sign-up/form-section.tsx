import type { ReactNode } from "react";

export interface FormSectionProps {
  id: string;
  title: string;
  hint?: string;
  /** Whether one of its fields has an error. */
  faulty?: boolean;
  children: ReactNode;
}

/** A section of a long form; always open, so that the whole length is visible. */
export function FormSection({ id, title, hint, faulty = false, children }: FormSectionProps) {
  const look = faulty ? "form-section form-section--faulty" : "form-section";
  return (
    <section id={id} className={look} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {hint && <p className="field__hint">{hint}</p>}
      </header>
      <div className="form">{children}</div>
    </section>
  );
}
