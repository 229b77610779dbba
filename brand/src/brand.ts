/**
 * Everything that changes with the brand's name. The values are invented; a deployment replaces them.
 * Colours are in `colours.ts`, the mark is in `mark.ts`.
 */
export const brand = {
  name: "Heron",
  legalOwner: "Heron Health Software (Pty) Ltd",
  foundedYear: 2010,
  founder: "an orthopaedic surgeon",
  parentGroup: "Riverbend Software Group",
  college: "the National College of Medicine",

  email: "hello@heron.example",
  partnerEmail: "partners@heron.example",
  informationOfficerEmail: "privacy@heron.example",
  phone: { text: "010 000 0000", href: "tel:+27100000000" },
  offices: [
    { city: "Cape Town", lines: ["12 Vlei Road, Observatory", "Cape Town, 7925"] },
    { city: "Johannesburg", lines: ["48 Rietspruit Avenue, Parktown", "Johannesburg, 2193"] },
  ],

  /** The external providers page (S2.037, Q024). */
  providers: { label: "Providers", href: "https://providers.heron.example/" },

  products: {
    patient: {
      name: "Patient",
      fullName: "Heron Patient",
      apps: {
        apple: "https://apps.heron.example/patient/iphone",
        android: "https://apps.heron.example/patient/android",
      },
      video: "https://video.heron.example/embed/patient-intro",
    },
    practice: {
      name: "Practice",
      fullName: "Heron Practice",
      apps: {
        apple: "https://apps.heron.example/practice/iphone",
        android: "https://apps.heron.example/practice/android",
      },
      video: "https://video.heron.example/embed/practice-tour",
    },
    academic: {
      name: "Academic",
      fullName: "Heron Academic",
      apps: {
        apple: "https://apps.heron.example/academic/iphone",
        android: "https://apps.heron.example/academic/android",
      },
    },
  },

  partners: ["Karoo Billing", "Protea Pathology", "Clearwater Imaging", "Fynbos Funders"],
} as const;

/** Links to the apps of a product in the stores. */
export interface AppAddresses {
  apple: string;
  android: string;
}
