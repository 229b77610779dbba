import { solvedChallengeSchema } from "@frontdoor/contract/proof-of-work.ts";
import { safeParse } from "zod/mini";

/** What a header holds of a solved challenge; null for anything else. Nothing of it is proven yet. */
export function readSolvedChallenge(header: string | null) {
  if (header === null) return null;
  const { success, data } = safeParse(solvedChallengeSchema, parsed(header));
  return success ? data : null;
}

function parsed(header: string): unknown {
  try {
    return JSON.parse(Buffer.from(header, "base64").toString());
  } catch {
    return null;
  }
}
