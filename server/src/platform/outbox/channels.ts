/** By what a job leaves; `work` for what the server does itself, such as looking for whose a name is. */
export type Channel = "mail" | "sms" | "call" | "work";

/** Patterns of SQL's `like` for the kinds of each channel that leaves. */
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
