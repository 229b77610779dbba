import fc from "fast-check";
import { goodPasswords } from "../passwords.ts";
import { type Act, choice, pick, sort, type Walk } from "../step.ts";
import { tryCode } from "./codes.ts";
import { openInvite } from "./invites.ts";
import { askLocked } from "./locks.ts";
import { openRemovalLink } from "./removal.ts";
import { openResetLink } from "./reset.ts";

/** Something that ends by itself, and what tells whether it has. */
interface Ending {
  at: number;
  look: Act;
}

/** A browser without a cookie. */
const stranger = 3;

function locks({ model }: Walk): Ending[] {
  return [...model.counters].flatMap(([name, counters]) =>
    [...counters].flatMap(([client, { lockedUntil }]) => {
      if (lockedUntil === null) return [];
      const browser = typeof client === "number" ? client : stranger;
      return { at: lockedUntil, look: askLocked(model, { name, browser }) };
    }),
  );
}

function links({ model }: Walk): Ending[] {
  return model.links
    .filter(({ state }) => state === "open")
    .map((link) => {
      const open = link.purpose === "reset" ? openResetLink : openRemovalLink;
      return { at: link.expiresAt, look: open(model, link) };
    });
}

function codes(walk: Walk): Ending[] {
  const [password = ""] = goodPasswords;
  return [...walk.model.codes]
    .filter(([, { digits, isUsed }]) => digits !== null && !isUsed)
    .map(([name, { expiresAt: at }]) => ({
      at,
      look: tryCode(walk, { name, which: "newest", password, browser: 0 }),
    }));
}

function invites({ model }: Walk): Ending[] {
  return model.invites
    .filter(({ status }) => status === "SENT")
    .map((invite) => ({ at: invite.expiresAt, look: openInvite(model, invite) }));
}

export const endSteps = {
  /** Waits until a second before something ends, until it does, or a second longer, and looks at it. */
  waitForAnEnd: sort({
    weight: 3,
    values: fc.record({
      of: choice,
      which: choice,
      seconds: fc.constantFrom(-1, 0, 1),
    }),
    plan(walk, { of, which, seconds }) {
      const now = walk.model.now();
      const toCome = [locks, links, codes, invites]
        .map((endings) => endings(walk).filter(({ at }) => at > now + 1_000))
        .filter((endings) => endings.length > 0);
      const ending = pick(pick(toCome, of) ?? [], which);
      if (ending === undefined) return null;
      const wait = { kind: "wait", seconds: (ending.at - now) / 1_000 + seconds } as const;
      return { kind: "several", acts: [wait, ending.look] };
    },
  }),
};
