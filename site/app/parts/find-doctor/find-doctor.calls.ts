import { practiceSearchMessage, standardMessages } from "@frontdoor/contract/errors.ts";
import { kioskLink, searchPractices } from "@frontdoor/contract/practice/find-doctor.ts";
import { findDoctorWords } from "@frontdoor/words/find-doctor.ts";
import { leaveForKiosk } from "../../client/leave-for.ts";
import { type SendOptions, type Sent, send } from "../../client/send.ts";
import type { SearchAnswer } from "./find-doctor.state.ts";

/** Delay between the last key and the search. */
const restMilliseconds = 250;

/** Searches practices after that delay; leaving or typing on aborts `signal`, and nothing is sent. */
export async function findPractices(name: string, signal: AbortSignal): Promise<SearchAnswer> {
  await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
  return askForPractices(name, { signal });
}

/**
 * Searches practices by name (S7.088–S7.090). A 404 answers with its status text (S2.176, Q080), every other failure
 * with the catalogue's words (S2.175).
 */
export async function askForPractices(name: string, sending: SendOptions): Promise<SearchAnswer> {
  const sent = await send(searchPractices, { query: { name } }, sending);
  if (sent.ok) return { practices: sent.reply };
  const { status, statusText } = sent.error;
  return {
    failure: status === 404 ? statusText || findDoctorWords.notFound : practiceSearchMessage,
  };
}

/** Fetches a practice's kiosk link (S2.055, S7.091–S7.093). */
export function askForKiosk(id: string, sending: SendOptions): Promise<Sent<typeof kioskLink>> {
  return send(kioskLink, { params: { id } }, sending);
}

/**
 * Goes to the kiosk link of an answer (S2.056).
 * @returns the error, or `null` while the browser leaves
 */
export function goToKiosk(sent: Sent<typeof kioskLink>): string | null {
  if (!sent.ok) return sent.error.message;
  return leaveForKiosk(sent.reply.url) ? null : standardMessages.communication;
}
