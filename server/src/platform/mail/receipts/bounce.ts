import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import type { Email } from "postal-mime";
import type { Keys } from "../../keys/keys.ts";
import { delivered, type ReadReceipt, undelivered } from "../../receipts/receipt.ts";
import { idOfBounceAddress } from "../bounce-address.ts";
import { reasonOfStatus } from "./mail-receipts.ts";

/** The address for bounces, and the keys that sign it. */
interface BounceBox {
  address: string;
  keys: Keys;
}

/** A bounce contains a report and the mail that it is about; deeper parts belong to neither. */
const limits = { maxNestingDepth: 5, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true };

/**
 * Parses a mail server's report on a mail of ours. In a delivery status notification (RFC 3464) the address names the mail
 * and the fields say how it ended; a delayed mail has not ended. In a complaint (RFC 5965) the fields, or the mail inside,
 * name the mail that was reported as spam.
 * @returns null for any other mail, and for a report on a mail that is not ours
 */
export async function readBounce(
  { address, keys }: BounceBox,
  mail: string,
): Promise<ReadReceipt[] | null> {
  const parsed = await parse(mail);
  if (parsed === null) return null;
  const ofOneOf = (addresses: readonly string[]) => {
    const found = addresses.map((each) => idOfBounceAddress(address, keys, bare(each)));
    const id = found.find((each) => each !== null);
    return id === undefined ? null : { id, providerId: null };
  };
  const status = partOf(parsed, "message/delivery-status");
  if (status !== null) {
    const ids = ofOneOf(addressesOf(parsed));
    if (ids === null) return null;
    const action = status.get("action")?.toLowerCase();
    if (action === "delivered") return [delivered(ids)];
    return action === "failed" ? [undelivered(ids, reasonIn(status))] : [];
  }
  const complaint = partOf(parsed, "message/feedback-report");
  if (complaint === null) return null;
  const complainedOf = partOf(parsed, "message/rfc822") ?? partOf(parsed, "text/rfc822-headers");
  const ids = ofOneOf([
    complaint.get("original-mail-from") ?? "",
    complainedOf?.get("return-path") ?? "",
  ]);
  if (ids === null) return null;
  // `not-spam` withdraws a complaint; `other` and `virus` do not say whether the person wants our mails.
  const isSpam = complaint.get("feedback-type")?.toLowerCase() === "abuse";
  return isSpam ? [undelivered(ids, "spam-report")] : [];
}

/**
 * How many letters of a mail are read: the report comes before the mail that it is about. Anybody can send a megabyte
 * of empty lines, and parsing those makes every login wait for seconds: each line costs the same, however short.
 */
const longestRead = 128 * 1024;
const mostLines = 4_000;

async function parse(mail: string): Promise<Email | null> {
  try {
    const { default: PostalMime } = await import("postal-mime");
    const lines = mail.slice(0, longestRead).split("\n", mostLines);
    return await PostalMime.parse(lines.join("\n"), limits);
  } catch {
    return null;
  }
}

/** A forwarding server records the address that a mail was sent to. */
function addressesOf({ to, deliveredTo, headers }: Email): string[] {
  const original = headers.filter(({ key }) => key === "x-original-to").map(({ value }) => value);
  const named = (to ?? []).flatMap(({ address = [] }) => address);
  return [...named, ...(deliveredTo === undefined ? [] : [deliveredTo]), ...original];
}

const bare = (address: string) => address.trim().replace(/^<|>$/g, "");

/** The fields of one part of a report; each report is about one mail. Null where there is no such part. */
function partOf({ attachments }: Email, mimeType: string): Map<string, string> | null {
  const part = attachments.find((each) => each.mimeType === mimeType);
  if (part === undefined) return null;
  const text = new TextDecoder().decode(part.content as ArrayBuffer).slice(0, longestPart);
  const lines = text.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const fields = lines.flatMap((line) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    return colon < 1 ? [] : [[name, line.slice(colon + 1).trim()] as const];
  });
  return new Map(fields);
}

const longestPart = 16_384;

function reasonIn(fields: Map<string, string>): UndeliveredReason {
  const status = fields.get("status") ?? "";
  const words = fields.get("diagnostic-code") ?? "";
  // The status may be the one of the server that gave up; the other server's response is in another field.
  const said = [words, status].map((each) => reasonOfStatus(each, words));
  const reason =
    said.find((each) => each !== "unknown" && each !== "rejected") ?? said[1] ?? "unknown";
  // A mail that was tried until it expired does not show that the address is wrong for good.
  return status.startsWith("4.") && reason !== "mailbox-full" ? "unreachable" : reason;
}
