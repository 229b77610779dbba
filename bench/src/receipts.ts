import pg from "pg";
import { registerAccount } from "./account.ts";
import { ask } from "./ask.ts";
import type { Bench, Figures } from "./bench.ts";
import { type FrontDoor, neededDatabase, onPostgres, withFrontDoor } from "./front-door.ts";
import { cpuSecondsOf, type Load, mebibytesOf } from "./load.ts";
import { signInLoad } from "./login.ts";
import { percentile, percentiles, rounded } from "./statistics.ts";

const messages = Number(process.env.BENCH_RECEIPTS ?? 1_000_000);
/** The largest number that SendGrid and Infobip send in one callback. */
const inOneCallback = 1_000;
/** The number of callbacks that the server handles at once; it answers further ones 503. */
const atOnce = 2;
/** The number of logins that are measured one after the other without other load. */
const loginsAlone = 200;
const secret = "a-secret-of-forty-letters-for-the-bench";

/** Measures what the receipts of a million messages cost, and the rows that they leave behind. */
export const receipts: Bench = {
  name: "receipts",
  about: `Receipts of ${messages.toLocaleString("en-ZA")} SMS that a provider has, ${inOneCallback.toLocaleString("en-ZA")} in a callback and ${atOnce} callbacks at once (BENCH_DATABASE_URL): each once, a tenth of them once more, and a tenth as many of messages that nobody knows. The floor is to set the outcome of a tenth as many rows by bare statements of 200 rows each, one after the other. Meanwhile one person logs in again and again, as before and after: the ratio is between those logins and these. Memory is the largest that the process had; the table is the outbox with its indexes.`,
  async run() {
    const url = neededDatabase("a database on this machine");
    const environment = {
      ...onPostgres(url),
      SMS_PROVIDER: "infobip",
      SMS_TOKEN: "token",
      SMS_URL: "https://localhost:9",
      SMS_CALLBACK_SECRET: secret,
    };
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await withFrontDoor(environment, (door) => measure(client, door));
    } finally {
      await client.query("delete from outbox where id::text like $1", [`${prefix}%`]);
      await client.query("delete from early_receipts where provider = 'infobip'");
      await client.end();
    }
  },
};

const prefix = "00000000-0000-7000-8000-";
const idOf = (number: number) => prefix + number.toString(16).padStart(12, "0");

async function measure(client: pg.Client, door: FrontDoor): Promise<Figures> {
  const tenth = Math.ceil(messages / 10);
  await client.query(
    `insert into outbox (id, kind, payload, state, attempts, available_at, created_at, done_at, outcome, provider,
       country, recipient_hash)
     select (($1 || lpad(to_hex(n), 12, '0')))::uuid, 'practice.reset-sms',
       jsonb_build_object('otpId', gen_random_uuid(), 'accountId', gen_random_uuid()), 'done', 1, now(), now(), now(),
       'handed-over', 'infobip', 'ZA', sha256(n::text::bytea) from generate_series(0, $2::int - 1) as n`,
    [prefix, messages + tenth],
  );
  await client.query("analyze outbox");
  const logins = await signInLoad(door, await registerAccount(door.url));
  const floor = await setOutcomes(client, messages, tenth);
  const before = await logIn(logins, ({ length }) => length < loginsAlone);
  let isOver = false;
  const [each, meanwhile] = await Promise.all([
    send(client, door, { first: 0, count: messages }).finally(() => {
      isOver = true;
    }),
    logIn(logins, () => !isOver),
  ]);
  const after = await logIn(logins, ({ length }) => length < loginsAlone);
  return {
    "floor: bare statements": floor,
    "each once": each,
    "a tenth again": await send(client, door, { first: 0, count: tenth }),
    "of messages that nobody knows": await send(client, door, {
      first: 2 * messages,
      count: tenth,
    }),
    ...comparedLogins([...before, ...after], meanwhile),
  };
}

/** Logs in again and again while `goesOn`. @returns the milliseconds of each login */
async function logIn(
  { url, body, headers = {}, expectedStatus }: Omit<Load, "seconds">,
  goesOn: (taken: readonly number[]) => boolean,
): Promise<number[]> {
  const taken: number[] = [];
  while (goesOn(taken)) {
    const started = performance.now();
    await ask(url, { body, headers, expected: [expectedStatus] });
    taken.push(performance.now() - started);
  }
  return taken;
}

function comparedLogins(alone: readonly number[], meanwhile: readonly number[]): Figures {
  const shares = { millisecondsP50: 0.5, millisecondsP95: 0.95, millisecondsLongest: 1 };
  const of = (times: readonly number[]) => ({
    logins: times.length,
    ...percentiles(times, shares),
  });
  const ratio = (share: number) => rounded(percentile(meanwhile, share) / percentile(alone, share));
  return {
    "logins alone": of(alone),
    "logins meanwhile": { ...of(meanwhile), ratioP50: ratio(0.5), ratioP95: ratio(0.95) },
  };
}

async function setOutcomes(client: pg.Client, first: number, count: number) {
  const started = performance.now();
  for (let from = first; from < first + count; from += 200) {
    const ids = Array.from({ length: 200 }, (_, at) => idOf(from + at));
    await client.query(
      "update outbox set outcome = 'delivered', ended_at = now() where id = any($1::uuid[])",
      [ids],
    );
  }
  return { perSecond: rounded((count * 1_000) / (performance.now() - started)) };
}

async function send(
  client: pg.Client,
  { url, processId }: FrontDoor,
  { first, count }: { first: number; count: number },
) {
  const cpuBefore = cpuSecondsOf(processId)?.all ?? 0;
  const started = performance.now();
  let next = first;
  let busy = 0;
  const sender = async () => {
    while (next < first + count) {
      const from = next;
      next += inOneCallback;
      const numbers = Array.from({ length: Math.min(inOneCallback, first + count - from) });
      const body = JSON.stringify({ results: numbers.map((_, at) => receiptOf(from + at)) });
      for (;;) {
        const response = await fetch(`${url}/callbacks/sms/infobip?secret=${secret}`, {
          method: "POST",
          headers: { "content-type": "application/json", connection: "close" },
          body,
        });
        const { status } = response;
        await response.arrayBuffer();
        if (status === 200) break;
        if (status !== 503) throw new Error(`Answered ${status}.`);
        busy += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  const seconds = (performance.now() - started) / 1_000;
  return {
    receipts: count,
    perSecond: rounded(count / seconds),
    cpuMillisecondsPerThousand: rounded(
      (((cpuSecondsOf(processId)?.all ?? 0) - cpuBefore) * 1_000_000) / count,
    ),
    toldToComeAgain: busy,
    memoryMegabytes: rounded(mebibytesOf(processId, "VmHWM")),
    ...(await leftIn(client)),
  };
}

/** One in a hundred expires because the phone is off; all others are delivered. */
const receiptOf = (number: number) => ({
  messageId: idOf(number),
  to: "27821234567",
  doneAt: new Date().toISOString(),
  status: number % 100 === 0 ? { groupId: 4, id: 15 } : { groupId: 3, id: 5 },
});

async function leftIn(client: pg.Client) {
  const { rows } = await client.query(
    `select pg_total_relation_size('outbox') / 1048576.0 as size, (select count(*) from outbox) as rows,
       (select count(*) from outbox where outcome = 'handed-over') as open, (select count(*) from early_receipts) as early`,
  );
  const [{ size, rows: all, open, early }] = rows;
  return {
    outboxMegabytes: rounded(Number(size)),
    outboxRows: Number(all),
    withoutReceipt: Number(open),
    earlyReceipts: Number(early),
  };
}
