import type { ProductName } from "@frontdoor/contract/products.ts";
import { TransportAway } from "../mail/message.ts";

/** The most parallel posts of a process, for one product, and to one receiver: what hangs delays nothing else. */
const atOnce = 10;
const atOnceForOne = 6;
const atOnceToOne = 4;

interface Post {
  product: ProductName;
  /** Identifies the receiver. */
  receiver: string;
}

const underWay: Post[] = [];

/**
 * Posts to a receiver that is not ours, unless too many posts are running.
 * @throws TransportAway where it must wait; that does not count as an attempt
 */
export async function postTo<T>(to: Post, post: () => Promise<T>): Promise<T> {
  const toThisOne = underWay.filter(({ receiver }) => receiver === to.receiver).length;
  const forThisOne = underWay.filter(({ product }) => product === to.product).length;
  if (underWay.length >= atOnce || forThisOne >= atOnceForOne || toThisOne >= atOnceToOne) {
    throw new TransportAway("POSTS_BUSY");
  }
  underWay.push(to);
  try {
    return await post();
  } finally {
    underWay.splice(underWay.indexOf(to), 1);
  }
}
