import { isLocal } from "../../../config/config-network.ts";

/**
 * Whether events may go to an address: encrypted on the way, and without a name and password, which would
 * stand in every list. Where nobody relies on the installation, one of this machine need not be encrypted.
 */
export function isWebhookAddress(text: string, { inEarnest }: { inEarnest: boolean }): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes("#")) return false;
  if (url.username !== "" || url.password !== "") return false;
  return (
    url.protocol === "https:" || (url.protocol === "http:" && !inEarnest && isLocal(url.hostname))
  );
}
