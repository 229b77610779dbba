/** What the pictures of the patient page show of the app: one for each of its three steps. */
export const patientPictureWords = {
  fillIn: { firstName: "First name", surname: "Surname", cellphone: "Cellphone" },
  choose: {
    field: "Orthopaedic surgery",
    question: "Share your details with this practice?",
    notNow: "Not now",
    share: "Share",
  },
  change: { newAddress: "New address", updated: "Updated" },
} as const;
