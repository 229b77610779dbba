import { brand } from "@frontdoor/brand/brand.ts";
import type { practicePictureWords as english } from "../en/practice-pictures.ts";
import type { Translation } from "../text/translation.ts";

/** What the pictures of the practice page show: screens of the product, a questionnaire, a chat, a number. */
export const practicePictureWords: Translation<typeof english> = {
  theatre: {
    label: `${brand.products.practice.fullName} on a desktop: Tuesday’s theatre list with seven patients.`,
    entries: {
      patients: "Patients",
      theatre: "Theatre",
      waitingList: "Waiting list",
      notes: "Notes",
      messages: "Messages",
      documents: "Documents",
      billing: "Billing",
      reports: "Reports",
    },
    heading: "Theatre list",
    day: "Tuesday 24 November, Theatre 2",
    addCase: "Add a case",
    columns: { time: "Time", patient: "Patient", procedure: "Procedure", status: "Status" },
    procedures: {
      kneeReplacement: "Total knee replacement, left",
      radiusFixation: "Distal radius fixation",
      kneeArthroscopy: "Knee arthroscopy",
      carpalTunnel: "Carpal tunnel release",
      plateRemoval: "Removal of plate, ankle",
      triggerFinger: "Trigger finger release",
      shoulderArthroscopy: "Shoulder arthroscopy",
    },
    statuses: {
      consented: "Consent signed",
      preAdmitted: "Pre-admitted",
      formSent: "Form sent",
      waiting: "On waiting list",
    },
    preAdmissions: {
      heading: "Pre-admissions",
      text: "For this list",
      progress: "{complete} of {all} complete",
    },
    questionnaires: {
      heading: "Questionnaires",
      text: "Sent before the visit",
      sent: ["Anaesthetic history, S. Mokoena", "Knee score, A. van Wyk"],
    },
  },
  questionnaire: {
    heading: "Before your visit",
    from: "Questionnaire from Naidoo Orthopaedics",
    knee: { question: "Which knee is sore?", answers: ["Left", "Right", "Both"] },
    bloodThinners: { question: "Do you take blood thinners?", answers: ["Yes", "No"] },
    surgery: { question: "Have you had surgery on it before?", answers: ["Yes", "No"] },
    walking: {
      question: "How far can you walk?",
      answers: ["Indoors", "A block", "As I please"],
    },
    allergies: { question: "Allergies", answer: "Penicillin" },
    terms: "I accept the practice terms",
  },
  chat: {
    colleague: "Physiotherapy",
    question: "Full weight-bearing from Monday?",
    answer: "Yes. Post-op film is in her documents.",
    document: { name: "Post-op film", text: "Added to the file today" },
  },
  idNumber: { birthDate: "Date of birth", checkDigit: "Check digit" },
};
