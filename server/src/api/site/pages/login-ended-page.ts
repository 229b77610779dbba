import type { FastifyRequest } from "fastify";
import { isLocal } from "../../../config/config-network.ts";
import { toldRefusal } from "../../../platform/http/cookies/refusal-cookie.ts";
import { isRequestId } from "../../../platform/http/request-ids.ts";
import { escapeHtml } from "../../../platform/mail/mail-style.ts";
import type { StoredFile } from "../files/stored-file.ts";
import { writtenOut } from "./written-out.ts";

/** The parts of the built page (`LoginEndedScreen`). */
const endings =
  /(<div class="scene-card__ending") data-errors="([^"]*)"(?: hidden="")?>(.*?)<\/div>/gs;
const referenceLine = /<p data-reference="([^"]*)" hidden=""><\/p>/;
const developerNote = /( data-developer="[^"]*") hidden="">(.*?<p>)/s;

/**
 * The page where a login ends that a product asked for, about the error and the request that its address names. Where
 * people reach the front door it says nothing else: a neighbouring host can plant a cookie.
 */
export function loginEndedPage(
  request: FastifyRequest,
  { plain }: StoredFile,
  asked: string,
  { publicUrl }: { publicUrl: string },
): string {
  const html = plain.bytes.toString("utf8");
  const query = new URLSearchParams(asked);
  const error = query.get("error") ?? "";
  const named = query.get("reference") ?? "";
  const reference = isRequestId(named) ? named : "";
  const known = [...html.matchAll(endings)].map(([, , errors = ""]) => errors);
  const shown = known.find((errors) => errors.split(" ").includes(error)) ?? "";
  const chosen = html
    .replaceAll(endings, (_all, open: string, errors: string, words: string) =>
      errors === shown ? `${open}>${writtenOut(words)}</div>` : "",
    )
    .replace(referenceLine, (_all, words: string) =>
      reference === "" ? "" : `<p>${words.replace("{id}", reference)}</p>`,
    );
  const told = isLocal(new URL(publicUrl).hostname) ? toldRefusal(request, reference) : "";
  if (told === "") return chosen;
  return chosen.replace(
    developerNote,
    (_all, open: string, heading: string) => `${open}>${writtenOut(heading)}${escapeHtml(told)}`,
  );
}
