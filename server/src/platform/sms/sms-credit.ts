import { providerOf } from "./providers.ts";
import type { SmsSettings } from "./sms-transport.ts";

const timeoutMilliseconds = 10_000;

/** Where a provider takes messages. */
export function smsAddress(settings: SmsSettings): string {
  const nothing = { to: "+0", text: "", code: { digits: "", language: "en" } } as const;
  return providerOf(settings.provider, settings.http).request(settings, nothing, "").url;
}

/** What is left of the credit, in the provider's words; null where it does not tell, or not now. */
export async function smsCredit(settings: SmsSettings): Promise<string | null> {
  const { credit } = providerOf(settings.provider, settings.http);
  if (credit === undefined) return null;
  try {
    const { url, headers } = credit.request(settings);
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    const response = await fetch(url, { headers, redirect: "manual", signal });
    return response.ok ? (credit.read(await response.json()) ?? null) : null;
  } catch {
    return null;
  }
}
