import { setTimeout as pause } from "node:timers/promises";
import { CommandFailed } from "../../command-failed.ts";
import { noAnswer } from "../../request.ts";

const timeoutMilliseconds = 60_000;
const pollMilliseconds = 250;

interface Captured {
  to: string;
  text: string;
}

/**
 * The captured messages, newest first.
 * @throws CommandFailed where none are shown: it is no demonstration
 */
export async function readInbox(url: string): Promise<Captured[]> {
  const inbox = await fetch(new URL("/dev/inbox.json", url)).catch(() => null);
  if (inbox === null) throw new CommandFailed(noAnswer(url));
  if (inbox.ok) return (await inbox.json()) as Captured[];
  throw new CommandFailed(
    `${url} is no demonstration: it shows no captured messages, so nothing invented is added to it.`,
  );
}

/**
 * The newest link with a path of `page` that was mailed to an address, once it has come.
 * @throws CommandFailed when it does not come
 */
export async function mailedLink(url: string, to: string, page: string): Promise<string> {
  const deadline = Date.now() + timeoutMilliseconds;
  while (Date.now() < deadline) {
    const mails = (await readInbox(url)).filter((message) => message.to === to);
    const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
    const link = links.find((candidate) => new URL(candidate).pathname.startsWith(page));
    if (link !== undefined) return link;
    await pause(pollMilliseconds);
  }
  throw new CommandFailed(`No mail with a link to ${page} came within a minute: ask again later.`);
}
