import { brand } from "@frontdoor/brand/brand.ts";
import { composeMail } from "../../mechanisms/mail/mail-layout.ts";
import type { Mail } from "../../mechanisms/mail/message.ts";
import { practiceLoginPath } from "../practice-deps.ts";

/** One mail with every username of its address (SEC-C15). */
export function reminderMail(publicUrl: string, email: string, usernames: readonly string[]): Mail {
  const isOne = usernames.length === 1;
  return composeMail({
    context: "practice",
    to: email,
    subject: `Your ${brand.name} ${isOne ? "username" : "usernames"}`,
    preview: "You asked us to remind you.",
    heading: isOne ? "Your username" : "Your usernames",
    paragraphs: [
      isOne
        ? "Hello, this username is registered with your email address:"
        : "Hello, these usernames are registered with your email address:",
      ...usernames.map((username) => [{ strong: username }]),
    ],
    button: { label: "Log in", href: `${publicUrl}${practiceLoginPath}` },
    remark: {
      title: "Not you?",
      text: "Ignore this message: nobody but you received it. We never ask for your password by email or phone.",
    },
  });
}
