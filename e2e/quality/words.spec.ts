import { expect } from "@playwright/test";
import { test } from "../fixtures/kept-test.ts";
import { readWords } from "../fixtures/words.ts";

/** The specification's own words for each page, in its order. */
const pages: readonly [clauses: string, path: string, words: string][] = [
  [
    "S1.004 S1.005 S1.006 S1.007",
    "/",
    "free demographics app | share your personal details, securely, with the healthcare professionals you choose | no paper forms",
  ],
  ["S1.008 S1.009", "/", "mobile app | website"],
  [
    "S9.028 S9.029 S1.012",
    "/",
    "the first 30 patients are free | a monthly fee applies after that | complies with data-privacy law",
  ],
  ["S1.014 S1.015", "/", "app for iOS | app for Android"],
  ["S1.016 S2.043", "/", "Search for your doctor | Sign up free"],
  [
    "S1.023 S1.024",
    "/practice",
    "practice management and clinical record-keeping for healthcare providers",
  ],
  [
    "S1.025 S1.029",
    "/practice",
    "electronic patient details | customised questionnaires | practice terms sent electronically | live updates on changed patient details | integration with billing software | demographics sharing | clinical notes | templates | document storage | consent | messaging | pre-admissions | theatre lists | waiting lists | reports",
  ],
  ["S1.026 S1.027 S1.028", "/providers", "Patient Centric | Clinical Collaboration | Cloud Based"],
  [
    "S1.032 S1.033 S1.034 S1.035",
    "/practice",
    "Sign up | Learn More | PLANS & PRICING | Contact me",
  ],
  [
    "S1.036 S1.037",
    "/academic",
    "logbook and electronic portfolio for medical trainees (registrars), supervisors and heads of department (HOD) in training institutions",
  ],
  ["S1.039 S9.030", "/academic", "1GB free cloud storage"],
  [
    "S1.040 S1.041 S1.042 S1.043 S1.044",
    "/academic",
    "log procedures offline | upload procedure photos | de-identified procedure reports, exported to Excel and PDF | supervisors and HODs sign off rotations electronically | unique code or with biometric access",
  ],
  [
    "S1.045 S1.046",
    "/academic",
    "Anaesthetics | Cardiothoracic Surgery | General Surgery | Internal Medicine | Maxillo-facial and Oral Surgery | Neurosurgery | Nuclear Medicine | Obstetrics & Gynaecology | Ophthalmology | Orthopaedic Surgery | Otorhinolaryngology | Paediatric Surgery | Plastic Surgery | Psychiatry | Urology | Paediatrics | More Specialities coming soon",
  ],
  ["S1.050", "/academic", "Sign Up Now"],
  [
    "S2.074 S2.075 S2.076 S2.077 S2.078",
    "/about",
    "The story | In the beginning | A good start | Big brother | A secure solution",
  ],
  [
    "S1.053 S1.054 S1.055",
    "/about",
    "founded in 2010 by an orthopaedic surgeon | part of | a larger software group",
  ],
  [
    "S2.062 S9.018 S9.019 S9.020 S9.021 S9.022",
    "/packages",
    "30-day free trial | Single Practice | R119 per month for fewer than 10 users | plus R10 per month per extra user | Integrated Billing | R250 per month | Group Practice | contact us for pricing",
  ],
  [
    "S2.068 S9.023 S9.024 S9.025",
    "/priceplans",
    "Core | Premium | R250 per month | R970 per month | once-off fee of R2500 for practice configuration and training | SIGN UP NOW",
  ],
  [
    "S9.026 S9.027",
    "/priceplans",
    "50% off for state-sector academic units | 20% off for a single allied-health practice",
  ],
  [
    "S2.081 S2.082 S2.083 S2.084 S2.085",
    "/about",
    "Our Products | Patient | Practice | Academic | Useful Links | Privacy | Terms and Conditions | Protection of Personal Information (POPI)",
  ],
];

for (const [clauses, path, words] of pages) {
  test(`[${clauses}] ${path} has the specification's words in its order`, async ({ request }) => {
    const text = (await readWords(request, path)).toLowerCase();
    let at = 0;
    for (const phrase of words.split(" | ")) {
      const found = text.indexOf(phrase.toLowerCase(), at);
      expect(found, phrase).not.toBe(-1);
      at = found + phrase.length;
    }
  });
}
