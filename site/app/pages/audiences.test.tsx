import { expect, test } from "vitest";
import Academic from "./academic/academic.route.tsx";
import Patient from "./patient/patient.route.tsx";
import Practice from "./practice/practice.route.tsx";
import { renderPage } from "./render-page.tsx";

test.each([
  ["patients", Patient, /\bpatients?\b/i],
  ["healthcare professionals", Patient, /healthcare professionals/i],
  ["healthcare professionals", Practice, /healthcare providers/i],
  ["trainees", Academic, /trainees/i],
  ["supervisors", Academic, /supervisors/i],
  ["HODs", Academic, /heads of department \(HOD\)/i],
])("[S1.052] %s are addressed", (_, Page, words) => {
  expect(renderPage(Page).text).toMatch(words);
});
