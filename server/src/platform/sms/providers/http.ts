import * as z from "zod/mini";
import { at } from "../../json-path.ts";
import {
  form,
  json,
  type SmsAccount,
  type SmsAnswer,
  type SmsProvider,
  type SmsText,
  taken,
} from "../provider.ts";
import { own } from "./own.ts";

const isPattern = (value: string) => {
  try {
    return new RegExp(value) instanceof RegExp;
  } catch {
    return false;
  }
};
/** A pattern for a response in the form `<status> <body>`. */
const pattern = z._default(
  z.nullable(
    z.pipe(
      z.string().check(z.refine(isPattern)),
      z.transform((value) => new RegExp(value)),
    ),
  ),
  null,
);

/** Any other provider, described by the operator's settings. */
export const httpDescription = z.strictObject({
  headers: z._default(z.record(z.string(), z.string()), {}),
  /**
   * The fields of the body: `{to}`, `{text}` and `{id}` stand for what is sent, `{number}` for `to` without its plus,
   * `{account}`, `{token}` and `{from}` for the settings, in the headers as well.
   */
  body: z.record(z.string(), z.unknown()),
  type: z._default(z.enum(["json", "form"]), "json"),
  taken: pattern,
  /** The response means that the message will never be accepted. */
  refused: pattern,
  waits: pattern,
});
export type HttpDescription = z.output<typeof httpDescription>;

/** A provider that the settings describe. The first matching pattern counts: refused, waits, taken; then the status. */
export function described(description: HttpDescription): SmsProvider {
  const { headers, body, type } = description;
  return {
    needs: ["url"],
    receipts: own,
    request(account, message, id) {
      const values = valuesOf(account, message, id);
      const filled = fillIn(body, values);
      const sent =
        type === "json"
          ? json(filled, fillIn(headers, values) as typeof headers)
          : form(filled as typeof headers, fillIn(headers, values) as typeof headers);
      return { url: account.url ?? "", ...sent };
    },
    verdict(answer) {
      const said = sayingOf(answer);
      if (description.refused?.test(said)) return { is: "refused" };
      if (description.waits?.test(said)) return { is: "away" };
      if (description.taken === null) return null;
      if (description.taken.test(said)) return taken(at(answer.json, "id"));
      return answer.status < 300 ? { is: "refused" } : null;
    },
  };
}

const sayingOf = ({ status, text }: SmsAnswer) => `${status} ${text}`;

type Values = Readonly<Record<string, string>>;

function valuesOf({ account, token, from }: SmsAccount, { to, text }: SmsText, id: string): Values {
  const settings = { account: account ?? "", token: token ?? "", from: from ?? "" };
  return { to, text, id, number: to.replace(/^\+/, ""), ...settings };
}

/** The same with values in place of its placeholders. */
function fillIn(field: unknown, values: Values): unknown {
  if (typeof field === "string") {
    return field.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
  }
  if (Array.isArray(field)) return field.map((one) => fillIn(one, values));
  if (Object(field) !== field) return field;
  return Object.fromEntries(
    Object.entries(Object(field)).map(([name, one]) => [name, fillIn(one, values)]),
  );
}
