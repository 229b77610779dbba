import { isLocal } from "./config-network.ts";
import type { ServerVariables } from "./config-rules.ts";

interface Surroundings {
  publicUrl: URL;
  production: boolean;
  /** `--no-demo`: neither demonstration data nor demo product, whatever the variables say. */
  isWithoutDemo: boolean;
}

/**
 * The parts of the demonstration, which do not belong at a public address. All of them are on while `PUBLIC_URL` is
 * this machine and NODE_ENV is not production; elsewhere each part only where its variable turns it on, and the
 * well-known password never.
 */
export function readDemonstration(
  variables: ServerVariables,
  { publicUrl, production, isWithoutDemo }: Surroundings,
) {
  const { values, isSet, wrong } = variables;
  const isHere = !production && isLocal(publicUrl.hostname);
  const isEmbedded = !isSet("DATABASE_URL");
  const inbox = readInbox(variables, { publicUrl, production, isHere });
  const readDemo = (name: "DEMO_DATA" | "DEMO_PRODUCT", fallback: boolean) => {
    const isOn = (values[name] ?? (fallback ? "on" : "off")) === "on";
    if (isOn && production) wrong(name, "write off in production");
    else if (isOn && !isEmbedded)
      wrong(name, "leave DATABASE_URL out: it is for the embedded database only");
    return isOn && !isWithoutDemo;
  };
  const demoData = readDemo("DEMO_DATA", isHere && isEmbedded);
  const { PRACTICE_PRODUCT_URL: practice } = values;
  const isProductHere =
    isHere && isEmbedded && (practice === undefined || isLocal(practice.hostname));
  const demoProduct = readDemo("DEMO_PRODUCT", demoData && isProductHere);
  return {
    /** Whether captured messages are shown at `/dev/inbox`. */
    inbox,
    /** Whether a message without a transport is captured with its link; otherwise it waits in the outbox. */
    captures: isHere || inbox,
    /** Whether the first start adds demonstration data: the embedded database only. */
    demoData,
    /** Whether the demo people may log in with the password in the README. */
    demoPeople: demoData && isHere,
    /** Whether the demo product is started. */
    demoProduct,
  };
}

function readInbox(
  { values, isSet, wrong }: ServerVariables,
  { publicUrl, production, isHere }: { publicUrl: URL; production: boolean; isHere: boolean },
): boolean {
  const hasMailServer = isSet("SMTP_URL");
  const fallback = isHere && !hasMailServer ? "on" : "off";
  const inbox = (values.INBOX ?? fallback) === "on";
  if (inbox && production) {
    wrong("INBOX", "write off in production: it shows every message");
  } else if (inbox && hasMailServer) {
    wrong("INBOX", "write off, or leave SMTP_URL out: one of the two");
  } else if (!inbox && !hasMailServer && !isHere && !production) {
    wrong(
      "SMTP_URL",
      `needed, because PUBLIC_URL (${publicUrl.origin}) is not this machine: mails would reach nobody, and captured ones would show every mailed link to everybody. Set SMTP_URL and NODE_ENV=production, or INBOX=on for an installation whose messages anybody may read`,
    );
  }
  return inbox;
}
