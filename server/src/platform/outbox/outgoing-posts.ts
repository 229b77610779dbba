import { TransportAway } from "../mail/message.ts";

/** Posts to receivers under way at once in a process, and to one of them: those that hang hold up no mail. */
const atOnce = 10;
const atOnceToOne = 4;

const underWay: string[] = [];

/**
 * Posts something to a receiver that is not ours, unless too many posts are under way.
 * @param receiver tells receivers apart
 * @throws TransportAway where it must wait; no try is spent by that
 */
export async function postTo<T>(receiver: string, post: () => Promise<T>): Promise<T> {
  const toThisOne = underWay.filter((each) => each === receiver).length;
  if (underWay.length >= atOnce || toThisOne >= atOnceToOne) throw new TransportAway("POSTS_BUSY");
  underWay.push(receiver);
  try {
    return await post();
  } finally {
    underWay.splice(underWay.indexOf(receiver), 1);
  }
}
