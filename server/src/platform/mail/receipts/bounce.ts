import type { UndeliveredReason } from "@frontdoor/contract/undelivered-reasons.ts";
import PostalMime, { type Email } from "postal-mime";
import type { Keys } from "../../keys/keys.ts";
import { delivered, type ReadReceipt, undelivered } from "../../receipts/receipt.ts";
import { idOfBounceAddress } from "../bounce-address.ts";
import { reasonOfStatus } from "./mail-receipts.ts";

/** Where bounces go, and what their addresses are signed with. */
export interface BounceBox {
  address: string;
  keys: Keys;
}

/** A bounce holds a report and the mail that it is of; what is nested deeper is nothing of either. */
const limits = { maxNestingDepth: 5, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true };

/**
 * Reads a delivery status notification (RFC 3464) that came as a mail: its address says which mail it is of, its fields how
 * that ended. What tells of a mail that is still tried is no end.
 * @returns null where it is no such notification, or to no address of ours
 */
export async function readBounce(
  { address, keys }: BounceBox,
  mail: string,
): Promise<ReadReceipt[] | null> {
  const parsed = await parse(mail);
  const fields = parsed === null ? null : statusIn(parsed);
  if (parsed === null || fields === null) return null;
  const id = addressesOf(parsed)
    .map((each) => idOfBounceAddress(address, keys, each))
    .find((each) => each !== null);
  if (id === undefined) return null;
  const ids = { id, providerId: null };
  const action = fields.get("action");
  if (action === "delivered") return [delivered(ids)];
  return action === "failed" ? [undelivered(ids, reasonIn(fields))] : [];
}

async function parse(mail: string): Promise<Email | null> {
  try {
    return await PostalMime.parse(mail, limits);
  } catch {
    return null;
  }
}

/** A server that forwards writes down where a mail went to. */
function addressesOf({ to, deliveredTo, headers }: Email): string[] {
  const original = headers.filter(({ key }) => key === "x-original-to").map(({ value }) => value);
  const named = (to ?? []).flatMap(({ address = [] }) => address);
  return [...named, ...(deliveredTo === undefined ? [] : [deliveredTo]), ...original].map((each) =>
    each.trim().replace(/^<|>$/g, ""),
  );
}

/** The fields of the recipient; each mail of ours has one. Null where the mail is no notification. */
function statusIn({ attachments }: Email): Map<string, string> | null {
  const part = attachments.find(({ mimeType }) => mimeType === "message/delivery-status");
  if (part === undefined) return null;
  const text = new TextDecoder().decode(part.content as ArrayBuffer).slice(0, longestStatus);
  const lines = text.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const fields = lines.flatMap((line) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    return colon < 1 ? [] : [[name, line.slice(colon + 1).trim()] as const];
  });
  const found = new Map(fields);
  found.set("action", found.get("action")?.toLowerCase() ?? "");
  return found;
}

const longestStatus = 16_384;

function reasonIn(fields: Map<string, string>): UndeliveredReason {
  const status = fields.get("status") ?? "";
  const words = fields.get("diagnostic-code") ?? "";
  // The status may be of the server that gave up; what the other one answered is beside it.
  const said = [words, status].map((each) => reasonOfStatus(each, words));
  const reason =
    said.find((each) => each !== "unknown" && each !== "rejected") ?? said[1] ?? "unknown";
  // What was tried until its time was over says nothing for good of the address.
  return status.startsWith("4.") && reason !== "mailbox-full" ? "unreachable" : reason;
}
