import * as z from "zod/mini";
import { httpDescription } from "../platform/sms/providers/http.ts";
import {
  providerOf,
  type SmsProviderName,
  smsProviderNames,
  smsReceiptsOf,
} from "../platform/sms/providers.ts";
import type { SmsSettings } from "../platform/sms/sms-transport.ts";
import { askedAddress, countryList, json, oneOf, text } from "./config-kinds.ts";
import type { Variables } from "./config-reader.ts";

/** South Africa and its neighbours. */
const usualCountries: readonly string[] = ["ZA", "BW", "LS", "MZ", "NA", "SZ", "ZW"];

const example = '{"headers":{"X-Key":"{token}"},"body":{"to":"{to}","message":"{text}"}}';
const wrongDescription = `write JSON such as ${example}; taken, refused and waits are patterns of "<status> <body>"`;

/** The secret in the providers' callbacks; whoever has it can report a message as delivered. */
const callbackSecret = text.check(
  z.regex(
    /^[\w.~-]{20,200}$/,
    "write 20 letters, digits or . ~ _ - at least: openssl rand -hex 20",
  ),
);

const smsAddress = askedAddress("https://sms.example.org/send");

/** The variables of SMS: the provider with its settings, and the same for the second one. */
export const smsVariables = {
  SMS_PROVIDER: z.optional(oneOf(smsProviderNames)),
  SMS_URL: z.optional(smsAddress),
  SMS_ACCOUNT: z.optional(text),
  SMS_TOKEN: z.optional(text),
  SMS_FROM: z.optional(text),
  SMS_HTTP: z.optional(json(httpDescription, wrongDescription)),
  SMS_CALLBACK_SECRET: z.optional(callbackSecret),
  SMS_COUNTRIES: z.optional(countryList),
  SMS_FALLBACK: z.optional(oneOf(smsProviderNames)),
  SMS_FALLBACK_URL: z.optional(smsAddress),
  SMS_FALLBACK_ACCOUNT: z.optional(text),
  SMS_FALLBACK_TOKEN: z.optional(text),
  SMS_FALLBACK_FROM: z.optional(text),
} as const;

const smsTable = z.object(smsVariables);
type SmsVariables = Variables<typeof smsTable>;
type SmsValues = SmsVariables["values"];

/**
 * How SMS are sent: by a provider, and by another one while that is unavailable; null where none are sent.
 * @param publicUrl the origin of the callback address
 */
export function smsConfig(values: SmsValues, publicUrl: string) {
  const provider = values.SMS_PROVIDER ?? (values.SMS_URL === undefined ? null : "bearer");
  if (provider === null) return null;
  const callbackSecret = values.SMS_CALLBACK_SECRET ?? null;
  const settingsOf = (provider: SmsProviderName, name: "SMS" | "SMS_FALLBACK"): SmsSettings => ({
    provider,
    account: values[`${name}_ACCOUNT`] ?? null,
    token: values[`${name}_TOKEN`] ?? null,
    from: values[`${name}_FROM`] ?? null,
    url: values[`${name}_URL`]?.href ?? null,
    http: values.SMS_HTTP ?? null,
    receiptsTo: receiptsAddress(provider, publicUrl, callbackSecret),
  });
  const { SMS_FALLBACK: second, SMS_COUNTRIES: countries = usualCountries } = values;
  return {
    ...settingsOf(provider, "SMS"),
    fallback: second === undefined ? null : settingsOf(second, "SMS_FALLBACK"),
    /** The secret in callbacks of providers that do not sign; null: their receipts are refused. */
    callbackSecret,
    /** The countries that SMS go to, such as `ZA`; null: all. */
    countries,
  };
}

/**
 * The callback address for a provider, with the secret that authenticates it; null where it cannot or may not call
 * back.
 */
function receiptsAddress(
  provider: SmsProviderName,
  publicUrl: string,
  secret: string | null,
): string | null {
  const url = new URL(`/callbacks/sms/${provider}`, publicUrl);
  if (url.protocol !== "https:") return null;
  if (smsReceiptsOf(provider).isSigned !== undefined) return url.href;
  if (secret === null) return null;
  url.searchParams.set("secret", secret);
  return url.href;
}

/** Adds errors for settings that a provider lacks, and for settings without a provider. */
export function checkSms({ values, isSet, wrong }: SmsVariables): void {
  const provider = values.SMS_PROVIDER;
  if (provider === undefined && !isSet("SMS_PROVIDER") && !isSet("SMS_URL")) {
    for (const name of [
      "SMS_ACCOUNT",
      "SMS_TOKEN",
      "SMS_FROM",
      "SMS_HTTP",
      "SMS_CALLBACK_SECRET",
      "SMS_FALLBACK",
    ] as const) {
      if (values[name] !== undefined)
        wrong(name, "needs SMS_URL of a gateway of your own, or SMS_PROVIDER");
    }
  }
  if (provider !== undefined) checkProvider("SMS", provider);
  if (values.SMS_FALLBACK !== undefined) checkProvider("SMS_FALLBACK", values.SMS_FALLBACK);

  function checkProvider(name: "SMS" | "SMS_FALLBACK", of: SmsProviderName): void {
    if (of === "http" && !isSet("SMS_HTTP")) {
      wrong("SMS_HTTP", `needed by the provider http: ${example}`);
      return;
    }
    const { needs } = providerOf(of, values.SMS_HTTP ?? z.parse(httpDescription, { body: {} }));
    for (const need of needs) {
      const variable = `${name}_${nameOf[need]}` as const;
      if (!isSet(variable)) wrong(variable, `needed by the provider ${of}`);
    }
  }
}

const nameOf = { account: "ACCOUNT", token: "TOKEN", from: "FROM", url: "URL" } as const;
