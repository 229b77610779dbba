/** The channel of a job; `work` for what the server does itself, such as finding the account of a name. */
type Channel = "mail" | "sms" | "call" | "work";

/** `like` patterns for the kinds of each channel that sends something. */
export const kindsOfChannel = {
  mail: ["%-mail"],
  sms: ["%-sms"],
  call: ["webhook.delivery", "%.openid-logout"],
} as const satisfies Record<Exclude<Channel, "work">, readonly string[]>;

export function channelOf(kind: string): Channel {
  if (kind.endsWith("-mail")) return "mail";
  if (kind.endsWith("-sms")) return "sms";
  return kind === "webhook.delivery" || kind.endsWith(".openid-logout") ? "call" : "work";
}
