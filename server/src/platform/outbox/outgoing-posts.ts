import { TransportAway } from "../mail/message.ts";

/** The most parallel posts of a process, and of one receiver: receivers that hang delay no mail. */
const atOnce = 10;
const atOnceToOne = 4;

const underWay: string[] = [];

/**
 * Posts to a receiver that is not ours, unless too many posts are running.
 * @param receiver identifies the receiver
 * @throws TransportAway where it must wait; that does not count as an attempt
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
