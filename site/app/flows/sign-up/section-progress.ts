import type { SectionOf } from "./form-table.ts";

/** The progress of a section: complete, refused, current or later. */
export type Progress = "done" | "faulty" | "now" | "later";

export interface SectionProgress {
  id: string;
  title: string;
  progress: Progress;
}

/**
 * The sections of a form with their progress. The first incomplete one is current.
 * @param shown the visible fields; a section without any is left out
 * @param missing the fields that are not valid yet
 * @param refused the fields with an error
 */
export function sectionProgress(
  sections: readonly SectionOf<string, string>[],
  shown: readonly string[],
  missing: ReadonlySet<string>,
  refused: ReadonlySet<string>,
): SectionProgress[] {
  const present = sections.filter(({ fields }) => fields.some((field) => shown.includes(field)));
  const first = present.find(({ fields }) => fields.some((field) => missing.has(field)));
  return present.map(({ id, title, fields }) => {
    if (fields.some((field) => refused.has(field))) return { id, title, progress: "faulty" };
    if (!fields.some((field) => missing.has(field))) return { id, title, progress: "done" };
    return { id, title, progress: id === first?.id ? "now" : "later" };
  });
}
