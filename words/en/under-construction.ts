/** What patients find where others log in or sign up (S2.103, S2.122). */
export const underConstructionWords = {
  heading: "Patients, use the app for now",
  lead: "The patient website is under construction.",
} as const;
