import { goodPassword } from "../../../people.ts";
import type { Visitor } from "../visitor.ts";
import { register } from "./register.ts";

/** Logs in to a product that is plugged in, by OpenID Connect and by a code that it redeems. */
export async function member(visitor: Visitor): Promise<void> {
  const { username } = await register(visitor);
  const credentials = { username, password: goodPassword };
  await visitor.logInToProduct("OpenID", credentials);
  await visitor.logInToProduct("hand-off", credentials);
}
