import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Changes, nginxExamples } from "../testing/nginx.ts";

const upstream = "upstream frontdoor {";
const locations = "frontdoor-staff-locations.conf";

/** The changes that put an example for the console beside the one for the site, as in conf.d. */
export function withStaff(example: string): Changes {
  const text = readFileSync(join(nginxExamples, example), "utf8");
  return [
    [upstream, `${text}\n${upstream}`],
    [`/etc/nginx/${locations}`, join(nginxExamples, locations)],
  ];
}
