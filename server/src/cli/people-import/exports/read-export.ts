import { createHash } from "node:crypto";
import { CommandFailed } from "../../command-failed.ts";
import { type ExaminedFile, examineFile } from "../examine-file.ts";
import type { ReadPerson } from "../read-people.ts";
import {
  type JsonObject,
  type ReadRecord,
  readCsv,
  readJson,
  readNdjson,
} from "../read-records.ts";
import { auth0, readAuth0Hashes } from "./auth0.ts";
import { django } from "./django.ts";
import type { ExportedSystem, ExportSettings } from "./exported-system.ts";
import { firebase, readFirebaseHashConfig } from "./firebase.ts";
import { keycloak } from "./keycloak.ts";
import { type Mapping, mapped, readMapping } from "./mapping.ts";
import { wordpress } from "./wordpress.ts";

const systems = { keycloak, auth0, firebase, django, wordpress } as const;
export type SystemName = keyof typeof systems;
export const systemNames = Object.keys(systems) as SystemName[];

/** All files that are needed to read an export of another system. */
interface ExportFiles {
  from: SystemName;
  mapping: string;
  hashConfig: string | null;
  hashes: string | null;
}

export interface ExaminedExport {
  /** Its hash is over all the files together. */
  file: ExaminedFile;
  read(): AsyncGenerator<ReadPerson>;
}

/**
 * Reads everything but the people, who are read one after the other.
 * @throws CommandFailed for a file that cannot be read, and for options of another system
 */
export async function examineExport(path: string, files: ExportFiles): Promise<ExaminedExport> {
  const { from, hashConfig, hashes } = files;
  if (hashConfig !== null && from !== "firebase") {
    throw new CommandFailed("--hash-config is for --from firebase.");
  }
  if (hashes !== null && from !== "auth0") {
    throw new CommandFailed("--hashes is for --from auth0.");
  }
  const mapping = readMapping(files.mapping);
  const settings = {
    firebaseHash: hashConfig === null ? null : readFirebaseHashConfig(hashConfig),
    hashes: hashes === null ? null : await readAuth0Hashes(hashes),
  };
  const examined = await examineFile(path);
  // Two people approve the result of all these files, so the hash is over all of them.
  const hash = createHash("sha256").update(examined.hash);
  for (const other of [files.mapping, hashConfig, hashes]) {
    if (other !== null) hash.update((await examineFile(other)).hash);
  }
  const system: ExportedSystem = systems[from];
  const isByLine = system.list === null && examined.form !== "json";
  const file = {
    ...examined,
    hash: hash.digest("hex"),
    aboutRows: isByLine ? examined.aboutRows : 0,
  };
  return { file, read: () => readExport(examined, { name: from, system }, mapping, settings) };
}

async function* readExport(
  file: ExaminedFile,
  { name, system }: { name: SystemName; system: ExportedSystem },
  mapping: Mapping,
  settings: ExportSettings,
): AsyncGenerator<ReadPerson> {
  let people = 0;
  for await (const read of recordsOf(file, name, system)) {
    people += 1;
    yield "record" in read ? personOf(read, system, mapping, settings) : read;
  }
  if (people === 0) {
    const where = system.list === null ? "" : `, under ${system.list}`;
    throw new CommandFailed(`${file.path} has nobody in it${where}: is it an export with users?`);
  }
}

function recordsOf(
  { path, form }: ExaminedFile,
  name: SystemName,
  { list, mayBeCsv = false }: ExportedSystem,
): AsyncGenerator<ReadRecord<JsonObject>> {
  if (list !== null) return readJson(path, list);
  if (form === "json") return readJson(path, null);
  if (form === "ndjson") return readNdjson(path);
  if (mayBeCsv) return readCsv(path, () => {});
  throw new CommandFailed(`${path} is no export of ${name}: it begins with neither [ nor {.`);
}

function personOf(
  { line, record }: { line: number; record: JsonObject },
  system: ExportedSystem,
  mapping: Mapping,
  settings: ExportSettings,
): ReadPerson {
  if (system.disabled(record)) {
    return { line, problems: { row: "It is disabled in the other system." } };
  }
  const { person, problems } = mapped(mapping, record, {
    person: system.person(record, settings),
    problems: system.problems?.(record, settings) ?? {},
  });
  return Object.keys(problems).length > 0 ? { line, problems } : { line, person };
}
