import { maskedEmail } from "./masked-email.ts";

const shownSigns = 3;
const shortestShown = 6;

/**
 * Enough of a username for its owner to know it, too little to log in with: `tha***`. One that is an address is masked
 * as that.
 */
export function maskedUsername(username: string): string {
  if (username.includes("@")) return maskedEmail(username);
  const signs = [...username];
  return `${signs.slice(0, signs.length < shortestShown ? 1 : shownSigns).join("")}***`;
}
