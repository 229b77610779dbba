import { academicQuestions } from "./academic-questions.ts";
import { accountQuestions } from "./account-questions.ts";
import { practiceQuestions } from "./practice-questions.ts";
import type { Question } from "./questions.ts";

/** The rows of every call that needs no key: a call that is new does not compile without one. */
export const rows = { practiceQuestions, academicQuestions, accountQuestions };

/** All that can be asked about somebody, each with its call. */
export const allQuestions: readonly (Question & { call: string })[] = Object.values(rows).flatMap(
  (table) =>
    Object.entries(table).flatMap(([call, row]) =>
      "namesNobody" in row ? [] : row.map((question) => ({ call, ...question })),
    ),
);
