import { isSupportedCountry } from "libphonenumber-js/max";
import * as z from "zod/mini";
import type { SmsAccount } from "../platform/sms/provider.ts";
import type { HttpDescription } from "../platform/sms/providers/http.ts";
import {
  providerOf,
  type SmsProviderName,
  smsProviderNames,
  smsReceiptsOf,
} from "../platform/sms/providers.ts";
import type { SmsSettings } from "../platform/sms/sms-transport.ts";
import { oneOf, text, webAddress } from "./config-kinds.ts";
import type { Variables } from "./config-reader.ts";

/** A provider, and another one that takes over while it is away. */
export interface SmsConfig extends SmsSettings {
  fallback: SmsSettings | null;
  /** What providers that sign nothing show when they call back; null: their receipts are not taken. */
  callbackSecret: string | null;
  /** The countries that SMS go to, such as `ZA`; null: all. */
  countries: readonly string[] | null;
}

const example = '{"headers":{"X-Key":"{token}"},"body":{"to":"{to}","message":"{text}"}}';
const pattern = z.pipe(
  z.string().check(
    z.refine((value) => {
      try {
        return new RegExp(value) instanceof RegExp;
      } catch {
        return false;
      }
    }),
  ),
  z.transform((value) => new RegExp(value)),
);
const description = z.strictObject({
  headers: z._default(z.record(z.string(), z.string()), {}),
  body: z.record(z.string(), z.unknown()),
  type: z._default(z.enum(["json", "form"]), "json"),
  taken: z._default(z.nullable(pattern), null),
  refused: z._default(z.nullable(pattern), null),
  waits: z._default(z.nullable(pattern), null),
});

const httpDescription = z.pipe(
  text,
  z.transform((value, context): HttpDescription | null => {
    const found = description.safeParse(parsed(value));
    if (found.success) return found.data;
    const message = `write JSON such as ${example}; taken, refused and waits are patterns of "<status> <body>"`;
    context.issues.push({ code: "custom", message, input: value });
    return null;
  }),
);

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** South Africa and its neighbours. */
const usualCountries = ["ZA", "BW", "LS", "MZ", "NA", "SZ", "ZW"];

const countryList = z.pipe(
  text,
  z.transform((value, context): readonly string[] | null => {
    if (value === "all") return null;
    const countries = value.split(",").map((code) => code.trim());
    if (countries.every((code) => isSupportedCountry(code))) return countries;
    const message = "write countries by their codes, such as ZA,NA,BW, or all";
    context.issues.push({ code: "custom", message, input: value });
    return usualCountries;
  }),
);

/** The secret that providers show in their callbacks; its holder can report a message as delivered. */
const callbackSecret = text.check(
  z.regex(
    /^[\w.~-]{20,200}$/,
    "write 20 letters, digits or . ~ _ - at least: openssl rand -hex 20",
  ),
);

const smsAddress = webAddress("https://sms.example.org/send");

/** The variables of SMS: the provider with what it wants, and the same of the second one. */
export const smsVariables = {
  SMS_PROVIDER: z.optional(oneOf(smsProviderNames)),
  SMS_URL: z.optional(smsAddress),
  SMS_ACCOUNT: z.optional(text),
  SMS_TOKEN: z.optional(text),
  SMS_FROM: z.optional(text),
  SMS_HTTP: z.optional(httpDescription),
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
 * How SMS leave; null where they do not.
 * @param publicUrl the origin that providers call back at
 */
export function smsConfig(values: SmsValues, publicUrl: string): SmsConfig | null {
  const provider = values.SMS_PROVIDER ?? (values.SMS_URL === undefined ? null : "bearer");
  if (provider === null) return null;
  const callbackSecret = values.SMS_CALLBACK_SECRET ?? null;
  const receiptsTo = (name: SmsProviderName) => receiptsAddress(name, publicUrl, callbackSecret);
  const first = settingsOf(provider, values, accountOf(values, "SMS"));
  const { SMS_FALLBACK: second } = values;
  const fallback =
    second === undefined
      ? null
      : {
          ...settingsOf(second, values, accountOf(values, "SMS_FALLBACK")),
          receiptsTo: receiptsTo(second),
        };
  const { SMS_COUNTRIES: countries = usualCountries } = values;
  return { ...first, receiptsTo: receiptsTo(provider), fallback, callbackSecret, countries };
}

/** Where a provider is told to call back at, with what shows that it is the provider; null where it cannot or may not. */
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

function settingsOf(
  provider: SmsProviderName,
  { SMS_HTTP }: SmsValues,
  account: SmsAccount,
): SmsSettings {
  return { provider, ...account, http: SMS_HTTP ?? null };
}

function accountOf(values: SmsValues, name: "SMS" | "SMS_FALLBACK"): SmsAccount {
  return {
    account: values[`${name}_ACCOUNT`] ?? null,
    token: values[`${name}_TOKEN`] ?? null,
    from: values[`${name}_FROM`] ?? null,
    url: values[`${name}_URL`]?.href ?? null,
  };
}

/** What a provider wants and has not got, and what is set for none. */
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
    const { needs } = providerOf(of, values.SMS_HTTP ?? emptyDescription);
    for (const need of needs) {
      const variable = `${name}_${nameOf[need]}` as const;
      if (!isSet(variable)) wrong(variable, `needed by the provider ${of}`);
    }
  }
}

const emptyDescription: HttpDescription = {
  headers: {},
  body: {},
  type: "json",
  taken: null,
  refused: null,
  waits: null,
};
const nameOf = { account: "ACCOUNT", token: "TOKEN", from: "FROM", url: "URL" } as const;
