import { brand } from "@frontdoor/brand/brand.ts";

/** Two-step verification. */
export const twoStepWords = {
  heading: "Two-step verification",
  lead: `Type the six digits that your authenticator app shows for ${brand.name}.`,
  hint: "It changes every 30 seconds. The newest is the right one.",
  remember: "Do not ask on this device for 30 days",
  rememberHint: "Only on a device that is yours alone.",
  submit: "Continue",
  startAgain: "Start again",
  neither: {
    question: "I have neither my phone nor a code",
    answer:
      "Call us on {phone}. After we have made sure that it is you, we write to you, and 72 hours later two-step verification ends. Nobody can make that faster, so nobody can take your account that way.",
  },
  ended: {
    heading: "This step has ended",
    text: "It waits for five minutes and five tries. Nothing is lost: please log in again.",
    logIn: "Log in again",
  },
} as const;
