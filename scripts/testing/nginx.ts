import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureProgram } from "./program.ts";

/** The folder of the example configurations. */
export const nginxExamples = join(import.meta.dirname, "../../deploy/nginx");

export type Changes = readonly (readonly [from: string, to: string])[];

/**
 * Writes an example configuration into a folder, complete and with a certificate made for it, and lets nginx check it.
 * @param changes replacements for this machine
 * @returns the program and its configuration
 * @throws Error when nginx refuses it, or when the example no longer contains a text to be replaced
 */
export function prepareNginx(folder: string, example: string, changes: Changes) {
  const program = ensureProgram("nginx", "nginx-light");
  makeCertificate(folder);
  const locations = [
    "/etc/nginx/frontdoor-locations.conf",
    join(nginxExamples, "frontdoor-locations.conf"),
  ];
  const text = readFileSync(join(nginxExamples, example), "utf8");
  const filled = [...changes, locations as [string, string]].reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy/nginx/${example} has no "${from}".`);
    return all.replaceAll(from, to);
  }, text);
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder};`).join(" ");
  const configuration = join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {} http { access_log off; ${temporary} ${filled} }`,
  );
  execFileSync(program, ["-t", "-q", "-c", configuration], { stdio: ["ignore", "ignore", "pipe"] });
  return { program, configuration };
}

/** Of one day, in `certificate.pem` and `key.pem`. */
function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "certificate.pem")];
  const what = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const names = "subjectAltName=DNS:www.example.org,DNS:localhost";
  const whose = ["-subj", "/CN=www.example.org", "-addext", names, "-days", "2"];
  execFileSync("openssl", ["req", ...what, ...whose, ...files], { stdio: "ignore" });
}
