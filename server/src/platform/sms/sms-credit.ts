import { providerOf } from "./providers.ts";
import type { SmsSettings } from "./sms-transport.ts";

const timeoutMilliseconds = 10_000;

/** The address that messages are posted to. */
export function smsAddress(settings: SmsSettings): string {
  const nothing = { to: "+0", text: "", code: { digits: "", language: "en" } } as const;
  return providerOf(settings.provider, settings.http).request(settings, nothing, "").url;
}

export interface SmsCredit {
  /** In the provider's words; null where it offers no such call, or did not respond. */
  left: string | null;
  /** Whether it refused the account or the token. */
  isRefused: boolean;
}

/** The remaining credit, where the provider has a call for it. */
export async function smsCredit(settings: SmsSettings): Promise<SmsCredit> {
  const unknown = { left: null, isRefused: false };
  const { credit } = providerOf(settings.provider, settings.http);
  if (credit === undefined) return unknown;
  try {
    const { url, headers } = credit.request(settings);
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { headers, redirect: "manual", signal });
    if (!response.ok) return { left: null, isRefused: [401, 403].includes(response.status) };
    return { left: credit.read(await response.json()) ?? null, isRefused: false };
  } catch {
    return unknown;
  }
}
