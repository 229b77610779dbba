import type { AccountSettings } from "@frontdoor/contract/account/overview.ts";
import { Fragment } from "react";

/** Role and discipline, in the language of the page; a name that has none is marked as the English that it is. */
export function Place({ place }: Pick<AccountSettings, "place">) {
  return place.map(({ name, translation }, at) => (
    <Fragment key={name}>
      {at > 0 && ", "}
      {translation ?? <span lang="en-ZA">{name}</span>}
    </Fragment>
  ));
}
