import type { Arrived } from "./arrived.ts";

/** Where requests for contact go. */
export const contactTo = "office@example.org";

/** What came to somebody, as the load knows it; a request for contact is of whoever asks. */
export function mailOf(source: string, recipient: string): Arrived {
  const unfolded = source.replace(/\r\n[ \t]+/g, " ");
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1]?.trim() ?? "";
  const body = source.replace(/=\r\n/g, "").replace(/=3D/gi, "=");
  const isContact = recipient === contactTo;
  return {
    to: isContact ? header("Reply-To") : recipient,
    kind: isContact ? "contact" : kindOf(header("Subject"), body),
    id: header("Message-ID"),
    text: body,
  };
}

const subjects: readonly [RegExp, string][] = [
  [/^Welcome to/, "welcome"],
  [/^Activate your/, "activate"],
  [/^Reset your/, "reset"],
  [/password was changed$/, "password changed"],
  [/account is closed$/, "archived"],
  [/username$/, "reminder"],
  [/^You are invited/, "invite"],
  [/^Verify your address/, "verify address"],
  [/^Another address for/, "another address"],
  [/^The address of your/, "address changed"],
  [/^The cellphone number of your/, "number changed"],
  [/^A passkey was added to/, "passkey added"],
  [/^Two-step verification of your .* is on$/, "two-step verification on"],
  [/^A recovery code was used/, "recovery code used"],
];

/** Which mail it is; one that the load does not know is called by its subject. */
function kindOf(subject: string, text: string): string {
  const kind = subjects.find(([is]) => is.test(subject))?.[1] ?? subject;
  return kind === "reset" && !text.includes("/passwordreset/") ? "code" : kind;
}
