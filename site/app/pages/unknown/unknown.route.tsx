import { replace } from "react-router";

/** Any other path redirects to `/`, without its query (S2.026, Q027). */
export function clientLoader() {
  throw replace("/");
}

export default function Unknown() {
  return null;
}
