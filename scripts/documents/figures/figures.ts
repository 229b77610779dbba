import { readFileSync } from "node:fs";
import { type Bar, barChart } from "./bar-chart.ts";
import { dotChart } from "./dot-chart.ts";
import type { Figure } from "./drawing.ts";

interface Measured {
  date: string;
  figures: Record<string, Record<string, number>>;
}
interface Kills {
  at: string;
  lane: string;
  kills: number;
  acknowledged: number;
  lost: number;
}

const read = (name: string) => readFileSync(`bench/results/${name}`, "utf8");
const measured = (name: string): Measured => JSON.parse(read(`${name}.json`));
const dayOf = (date: string) => date.slice(0, 10);
const grouped = (value: number) => value.toLocaleString("en").replaceAll(",", " ");

function figureOf({ figures }: Measured, row: string, column: string): number {
  const value = figures[row]?.[column];
  if (value === undefined) throw new Error(`No ${column} of ${row} was measured.`);
  return value;
}

/** Acknowledged writes under SIGKILLs and how many were lost, run by run. */
function kills(): Figure {
  const days = ["faults-2026-11-25", "faults-2026-11-26"];
  const runs = days.flatMap((name): Kills[] => JSON.parse(read(`${name}.json`)));
  const lossy = runs.filter(({ lost }) => lost > 0);
  const sum = (of: (run: Kills) => number) => runs.reduce((total, run) => total + of(run), 0);
  const about = {
    title: "SIGKILLs under load: acknowledged and lost",
    subtitle: "Each bar is one run; its length is the number of acknowledged effects",
    description: `${runs.length} runs, ${grouped(sum((run) => run.kills))} kills, ${grouped(sum((run) => run.acknowledged))} effects acknowledged. ${runs.length - lossy.length} runs lost nothing. ${lossy.map((run) => `The run of the ${run.lane} lane on ${dayOf(run.at)} with ${run.kills} kills counted ${run.lost} of ${grouped(run.acknowledged)} as lost.`).join(" ")}`,
  };
  const groups = runs.map((run) => ({
    label: `${dayOf(run.at)} · ${run.lane} · ${run.kills} kills`,
    bars: [
      {
        value: run.acknowledged,
        words: `${grouped(run.acknowledged)} acknowledged, ${run.lost} lost`,
        look: run.lost === 0 ? "three" : "bad",
      } satisfies Bar,
    ],
  }));
  return barChart(about, groups);
}

/** Database time of a request at a million accounts and at ten. */
function scale(): Figure {
  const results = measured("scale-2026-11-25");
  const flows = {
    "log in (practice)": "Login, practice",
    "log in (academic)": "Login, academic",
    "register (practice)": "Registration, practice",
    "find a practice, start of names": "Practice search, start of name",
    "find a head, word of a name": "Head of department search",
    "find an account by address": "Support search by address",
    "find an account by name": "Support search by name",
  };
  const p50 = (size: string, flow: string) =>
    figureOf(results, `${size}: ${flow}`, "databaseMillisecondsP50");
  const about = {
    title: "Database time of a request, median",
    subtitle: `Milliseconds at 1 million and 10 million accounts, ${dayOf(results.date)}`,
    description: Object.entries(flows)
      .map(([flow, name]) => `${name}: ${p50("1 M", flow)} and ${p50("10 M", flow)} ms.`)
      .join(" "),
  };
  const groups = Object.entries(flows).map(([flow, label]) => ({
    label,
    bars: [
      { value: p50("1 M", flow), words: `${p50("1 M", flow)} ms at 1 million`, look: "two" },
      { value: p50("10 M", flow), words: `${p50("10 M", flow)} ms at 10 million`, look: "one" },
    ] satisfies Bar[],
  }));
  return barChart(about, groups);
}

/** CPU time of a page here, in Node's own HTTP server and in nginx, for the same bytes. */
function pages(): Figure {
  const results = measured("pages-2026-11-25");
  const servers = { "this server": "one", "Node's own server": "two", nginx: "three" } as const;
  const cpu = (page: string, server: string) =>
    figureOf(results, `${page} from ${server}`, "serverCpuMicrosecondsEach");
  const addresses = ["/", "/login", "/signup/practice"];
  const names = Object.keys(servers) as (keyof typeof servers)[];
  const about = {
    title: "CPU of a page, beside Node's own server and nginx",
    subtitle: `Microseconds for the same bytes, ${dayOf(results.date)}`,
    description: addresses
      .map(
        (page) =>
          `${page}: ${names.map((name) => `${cpu(page, name)} µs from ${name}`).join(", ")}.`,
      )
      .join(" "),
  };
  const groups = addresses.map((label) => ({
    label,
    bars: names.map((name) => ({
      value: cpu(label, name),
      words: `${cpu(label, name)} µs, ${name}`,
      look: servers[name],
    })),
  }));
  return barChart(about, groups);
}

/** The share of a login's CPU time that is its password hash, at the default cost. */
function login(): Figure {
  const engines = { PostgreSQL: "login-postgres-2026-11-28", embedded: "login-2026-11-28" };
  const cost = "default, 47104 KiB × 1";
  const rows = Object.entries(engines).map(([engine, name]) => {
    const results = measured(name);
    const milliseconds = (row: string, column: string) =>
      Math.round(figureOf(results, `${cost}: ${row}`, column) / 100) / 10;
    return {
      engine,
      day: dayOf(results.date),
      whole: milliseconds("sign-ins", "serverCpuMicrosecondsEach"),
      hash: milliseconds("bare Argon2id", "hashCpuMicrosecondsEach"),
      thread: milliseconds("sign-ins", "mainThreadCpuMicrosecondsEach"),
    };
  });
  const about = {
    title: "CPU of a login, beside a password hash alone",
    subtitle: `Milliseconds at the default cost, ${rows[0]?.day ?? ""}`,
    description: rows
      .map(
        ({ engine, whole, hash, thread }) =>
          `${engine}: a login takes ${whole} ms of the server's CPU, ${thread} of them on the main thread; a hash alone takes ${hash} ms.`,
      )
      .join(" "),
  };
  const groups = rows.map(({ engine, whole, hash, thread }) => ({
    label: engine,
    bars: [
      { value: whole, words: `${whole} ms, a login`, look: "one" },
      { value: hash, words: `${hash} ms, a hash alone`, look: "two" },
      { value: thread, words: `${thread} ms, main thread of a login`, look: "three" },
    ] satisfies Bar[],
  }));
  return barChart(about, groups);
}

/** Short names of the table's questions, to fit beside their dots. */
const shortQuestions: Readonly<Record<string, string>> = {
  "a login with a wrong password": "wrong password",
  "a registration whose username is the address": "registration",
  "a request for a reset": "password reset",
  "a reset with a guessed one-time password": "guessed one-time password",
  "a request for a reminder of the username": "username reminder",
  "the sign-up of a hcp": "sign-up, health professional",
  "the sign-up of a trainee": "sign-up, trainee",
  "the sign-up of a supervisor": "sign-up, supervisor",
};

/** How well the time of a response tells whether an account exists, for the most frequent requests. */
function existence(): Figure {
  const table = read("existence-2026-11-25.md").split("## PostgreSQL")[1]?.split("\n\n")[1] ?? "";
  const rows = table
    .split("\n")
    .slice(2)
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter(([, , , pairs]) => pairs === "2000")
    .map(([, realm = "", question = "", , ...cells]) => ({
      label: `${realm}: ${shortQuestions[question] ?? question}`,
      values: cells.slice(0, 9).map(Number),
      noise: Number(cells[9]),
    }));
  const values = rows.flatMap((row) => row.values);
  const noise = rows.map((row) => row.noise);
  const span = (of: readonly number[]) =>
    `${Math.min(...of).toFixed(3)} to ${Math.max(...of).toFixed(3)}`;
  return dotChart(
    {
      title: "Does the time of an answer tell who exists?",
      subtitle: "AUC on PostgreSQL, 2 000 pairs each; 0.5 tells nothing, hollow is noise alone",
      description: `${rows.length} questions about accounts in 9 states: ${span(values)}. Two names that nobody has, as a measure of the noise: ${span(noise)}. 0.5 tells nothing.`,
    },
    { from: 0.45, to: 0.55, middle: 0.5, band: 0.02 },
    rows,
  );
}

/** Every figure of docs/proof.md by its file's name. */
export const figures: Readonly<Record<string, () => Figure>> = {
  kills,
  existence,
  scale,
  login,
  pages,
};
