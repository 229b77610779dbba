import { type Challenge, proofOfWorkHeader } from "@frontdoor/contract/proof-of-work.ts";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** The solution of a challenge, as a browser sends it back. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** The header that carries the solution of the challenge in an answer. */
export async function proofFor(answer: { json(): { challenge: Challenge } }) {
  return { [proofOfWorkHeader]: await solve(answer.json().challenge) };
}
