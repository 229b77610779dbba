import type { View } from "./view.ts";
import { flowViews } from "./views-of-flows.ts";
import { pageViews } from "./views-of-pages.ts";

/** What is read together: areas, which are catalogues, and the pages on which their texts stand. */
export interface Chapter {
  title: string;
  /** The names of the catalogues, without their ending. */
  areas: readonly string[];
  views: readonly View[];
}

export function anchorOf({ title }: Pick<Chapter, "title">): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

/** Where a chapter shows what the server mails, in place of pages. */
export const mailChapter = "Mails";

/** Every area once, in the order in which people come upon it: flows, pages, messages, drawings. */
export const chapters: readonly Chapter[] = [
  {
    title: "Log in",
    areas: ["context-selector", "login", "passkey-login", "language-choice"],
    views: flowViews.login,
  },
  {
    title: "Two-step verification",
    areas: ["two-step", "recovery-code"],
    views: flowViews.twoStep,
  },
  {
    title: "Forgotten password or username",
    areas: ["forgot", "forgot-password", "forgot-username", "recovery-fields", "ask-again"],
    views: flowViews.forgotten,
  },
  {
    title: "A new password",
    areas: ["reset-password", "new-password", "password-field"],
    views: flowViews.newPassword,
  },
  {
    title: "Sign up",
    areas: ["account-pages", "sign-up", "sign-up-form", "signed-up", "person-fields"],
    views: flowViews.signUp,
  },
  {
    title: "Sign up for the practice product",
    areas: ["sign-up-practice", "practice-fields"],
    views: flowViews.practiceSignUp,
  },
  {
    title: "Sign up for the academic product",
    areas: ["sign-up-academic", "academic-fields", "roles", "hod-search", "hod-invite-fields"],
    views: flowViews.academicSignUp,
  },
  {
    title: "Verify an email address",
    areas: ["verify-email", "other-address"],
    views: flowViews.verifyEmail,
  },
  {
    title: "Where a product's login or logout ends",
    areas: ["login-ended", "log-out", "logged-out"],
    views: flowViews.ends,
  },
  {
    title: "Remove an account",
    areas: ["request-removal", "account-removed"],
    views: flowViews.removal,
  },
  {
    title: "Account settings",
    areas: [
      "account",
      "account-passkeys",
      "account-two-step",
      "account-contact",
      "account-devices",
      "account-stored-data",
      "account-reauthentication",
      "moments",
      "email-verification",
      "unrecognised",
      "stored-data",
      "mailed-link",
    ],
    views: flowViews.accountSettings,
  },
  {
    title: "What forms say",
    areas: [
      "account-fields",
      "select-field",
      "date-field",
      "error-area",
      "field-messages",
      "messages",
      "failures",
    ],
    views: flowViews.faults,
  },
  {
    title: "Around every page",
    areas: [
      "frame",
      "brand",
      "offer",
      "legal-titles",
      "legal-language",
      "dialog",
      "loading",
      "no-script",
      "posted-form",
      "broken-page",
    ],
    views: pageViews.frame,
  },
  {
    title: "The page for patients",
    areas: [
      "patient",
      "find-doctor",
      "find-doctor-button",
      "find-doctor-dialog",
      "app-links",
      "partners",
      "video",
    ],
    views: pageViews.patient,
  },
  { title: "The page for practices", areas: ["practice"], views: pageViews.practice },
  { title: "The page for trainees", areas: ["academic"], views: pageViews.academic },
  { title: "The story", areas: ["story"], views: pageViews.story },
  {
    title: "Packages and prices",
    areas: ["packages", "price-plans", "share"],
    views: pageViews.prices,
  },
  {
    title: "Med-e-Mass and the contact form",
    areas: ["med-e-mass", "contact-card", "contact-form", "contact-fields", "under-construction"],
    views: pageViews.contact,
  },
  { title: mailChapter, areas: ["mails", "change-mails"], views: [] },
  { title: "SMS", areas: ["sms"], views: [] },
  {
    title: "Names in lists",
    areas: ["disciplines", "posts", "institutions", "passkeys"],
    views: [],
  },
  {
    title: "Drawings for patients",
    areas: ["patient-phone", "patient-pictures"],
    views: pageViews.patientDrawings,
  },
  {
    title: "Drawings for practices",
    areas: ["practice-pictures", "theatre-list"],
    views: pageViews.practiceDrawings,
  },
  {
    title: "Drawings for trainees",
    areas: ["devices", "log-entry", "logbook-phones", "academic-pictures"],
    views: pageViews.academicDrawings,
  },
  { title: "Videos", areas: ["clips"], views: [] },
];
