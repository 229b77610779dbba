import { type CallbackHead, headerOf } from "./receipt.ts";
import { isSameSecret } from "./same-secret.ts";

/** Whether a callback shows our secret: as the password of Basic authentication, whatever the name, or as `?secret=`. */
export function hasSecret(callback: CallbackHead, secret: string): boolean {
  const basic = /^Basic (\S+)$/i.exec(headerOf(callback, "authorization") ?? "")?.[1];
  const pair = Buffer.from(basic ?? "", "base64").toString();
  const { secret: asked } = callback.query;
  const given = basic === undefined ? asked : pair.slice(pair.indexOf(":") + 1);
  return isSameSecret(typeof given === "string" ? given : null, secret);
}
