import type { Problems } from "@frontdoor/contract/problems.ts";
import type { ImportedReply } from "@frontdoor/contract/products/import-people.ts";
import {
  importMessages,
  isImported,
  whoIsImported,
} from "@frontdoor/contract/products/import-rules.ts";
import { holdAddresses, resolveInvitedHod } from "../../../identity/accounts/invited-hods.ts";
import { usernameIndexes } from "../../../identity/accounts/username.ts";
import { noteImport } from "../../../identity/login/decoy-cost.ts";
import { enqueue } from "../../../identity/outbox-jobs.ts";
import { auditAll } from "../../../platform/audit/audit.ts";
import type { Db, Transaction } from "../../../platform/database/database.ts";
import { retryOnUniqueViolation } from "../../../platform/database/retry-on-unique-violation.ts";
import { takesWeakHashes } from "../../../platform/hashing/foreign/foreign-cost.ts";
import { newId } from "../../../platform/ids.ts";
import type { Keys } from "../../../platform/keys/keys.ts";
import type { Services } from "../../../process/services.ts";
import type { ProductContext, ProductHandlers } from "../product-context.ts";
import { type CheckedRow, checkRows, isChecked } from "./checked-rows.ts";
import { type FoundRow, foundRow, type ImportRequest } from "./found-rows.ts";
import { addPeople, hodsAmong } from "./import-people.store.ts";
import { newPeople } from "./new-people.ts";
import { createRepeats, obstaclesOf } from "./obstacles.ts";

type Linked = CheckedRow & { headIndexes: readonly string[] };

/** What becomes of each row of a request. */
interface Plan {
  rows: Linked[];
  heads: Map<string, string>;
  already: number;
  faulty: ImportedReply["faulty"];
}

/** Imports accounts of another system, row by row. */
export function createImportPeopleService(deps: Services) {
  const { database } = deps;
  return {
    async importPeople({ body: request }, { once, actor }) {
      if (request.dryRun) return replyOf(await planOf(deps, database.kysely, request));
      const reply = await retryOnUniqueViolation(() =>
        once(async (tx) => {
          const plan = await planOf(deps, tx, request);
          await carryOut(tx, deps, request, plan, actor);
          return replyOf(plan);
        }),
      );
      noteImport(database);
      return reply;
    },
  } satisfies ProductHandlers;
}

const replyOf = ({ rows, already, faulty }: Plan): ImportedReply => ({
  made: rows.length,
  already,
  faulty: faulty.toSorted((one, other) => one.row - other.row),
});

async function planOf(deps: Services, db: Db, request: ImportRequest): Promise<Plan> {
  const plan: Plan = { rows: [], heads: new Map(), already: 0, faulty: [] };
  const refuse = (row: number, problems: Problems) => plan.faulty.push({ row, problems });
  const found: FoundRow[] = [];
  for (const numbered of request.rows) {
    const who = whoIsImported(numbered.person);
    if (isImported(who)) found.push(foundRow(deps.keys, numbered, who));
    else refuse(numbered.row, who);
  }
  const asked = { fileHash: request.file, sharedAddresses: request.sharedAddresses };
  const obstacles = await obstaclesOf(db, found, asked);
  const left = found.filter((_row, at) => obstacles[at] !== "already");
  const inTheWay = obstacles.filter((obstacle) => obstacle !== "already");
  plan.already = found.length - left.length;
  const now = deps.clock();
  const takesWeak = takesWeakHashes(deps.config, now);
  const checked = await checkRows({ db, keys: deps.keys, now, takesWeak }, left);
  const repeats = createRepeats(request.sharedAddresses);
  const good: Linked[] = [];
  for (const [at, row] of checked.entries()) {
    const { row: number } = left[at] as FoundRow;
    const taken = inTheWay[at] ?? null;
    const problems = isChecked(row) ? (taken ?? repeats.problemOf(row)) : { ...taken, ...row };
    if (problems !== null) refuse(number, problems as Problems);
    else if (isChecked(row)) good.push({ ...row, headIndexes: headIndexesOf(deps.keys, row) });
  }
  plan.heads = await hodsAmong(
    db,
    good.flatMap(({ headIndexes }) => headIndexes),
  );
  const hodsAbove = new Set(plan.heads.keys());
  for (const row of good) {
    const { headIndexes, who } = row;
    if (headIndexes.length > 0 && !headIndexes.some((index) => hodsAbove.has(index))) {
      refuse(row.row, { hodEmailAddress: importMessages.unknownHead });
      continue;
    }
    if (who.kind === "HOD") hodsAbove.add(row.usernameIndexes[0]);
    plan.rows.push(row);
  }
  return plan;
}

function headIndexesOf(keys: Keys, { person }: CheckedRow): readonly string[] {
  const address = person.hodEmailAddress?.trim() ?? "";
  return address === "" ? [] : usernameIndexes(keys, "academic", address);
}

async function carryOut(
  tx: Transaction,
  deps: Services,
  { file, mail }: ImportRequest,
  { rows, heads }: Plan,
  actor: ProductContext["actor"],
): Promise<void> {
  if (rows.length === 0) return;
  const newHeads = rows.filter(({ who }) => who.kind === "HOD");
  const named = newHeads.map((row) => row.usernameIndexes[0]);
  await holdAddresses(tx, named);
  const people = newPeople(deps, file, rows, heads);
  await addPeople(tx, people);
  for (const [at, { emailIndexes }] of newHeads.entries()) {
    const accountId = heads.get(named[at] ?? "");
    if (accountId !== undefined) await resolveInvitedHod(tx, { accountId, emailIndexes });
  }
  const kind = "account-imported";
  const events = people.accounts.map(({ id, realm }) => ({ kind, actor, subjectId: id, realm }));
  await auditAll(tx, deps, events);
  if (!mail) return;
  for (const { id: accountId, realm } of people.accounts) {
    const id = newId(deps.clock);
    const payload = { accountId };
    await enqueue(tx, { id, kind: `${realm}.account-imported-mail`, payload, now: deps.clock() });
  }
}
