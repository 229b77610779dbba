import { academicDark, patientDark, practiceDark } from "./colours-dark.ts";
import { academicLight, patientLight, practiceLight } from "./colours-light.ts";

export type ColourName = keyof typeof patientLight;
export type Theme = "light" | "dark";
export type Product = "patient" | "practice" | "academic";

/** The colours of each product that differ from the patient product's, by theme; patient has all of them. */
export const colourChanges: Record<Theme, Record<Product, Partial<Record<ColourName, string>>>> = {
  light: { patient: patientLight, practice: practiceLight, academic: academicLight },
  dark: { patient: patientDark, practice: practiceDark, academic: academicDark },
};

/** Every colour of a product in a theme, as sRGB hex, for mails and pages without the style sheet. */
export function colours(product: Product, theme: Theme = "light"): Record<ColourName, string> {
  return { ...patientLight, ...colourChanges[theme].patient, ...colourChanges[theme][product] };
}
