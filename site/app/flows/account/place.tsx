import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { Fragment } from "react";

/** Role and discipline in the page's language; a name without a translation is marked as English. */
export function Place({ place }: Pick<AccountSettings, "place">) {
  return place.map(({ name, translation }, at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      {translation ?? <span lang="en-ZA">{name}</span>}
    </Fragment>
  ));
}
