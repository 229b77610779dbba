import { randomBytes } from "node:crypto";
import type { SignedIn } from "./openid/signed-in.ts";

const sessionHours = 8;
const largestSessionCount = 1_000;

/** The product's own sessions, in memory; the front door does not know them. */
export function createSessions(clock: () => Date) {
  const sessions = new Map<string, { person: SignedIn; endsAt: number }>();
  return {
    /** Starts a session and returns its secret id. */
    open(person: SignedIn): string {
      const [oldest] = sessions.keys();
      if (sessions.size >= largestSessionCount && oldest !== undefined) sessions.delete(oldest);
      const id = randomBytes(32).toString("base64url");
      sessions.set(id, { person, endsAt: clock().getTime() + sessionHours * 3_600_000 });
      return id;
    },
    find(id: string | undefined): SignedIn | null {
      const session = sessions.get(id ?? "");
      return session !== undefined && clock().getTime() < session.endsAt ? session.person : null;
    },
    close(id: string | undefined) {
      sessions.delete(id ?? "");
    },
    /** Ends the session of one login (`sid`), or all sessions of a person (`sub`) when there is no `sid`. */
    end({ sub, sid }: { sub?: string | undefined; sid?: string | undefined }) {
      for (const [id, { person }] of sessions) {
        const isMeant = sid === undefined ? person.sub === sub : person.sid === sid;
        if (isMeant) sessions.delete(id);
      }
    },
  };
}
