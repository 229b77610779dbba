import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import { createContext, useContext } from "react";

/** What a component knows about its document. */
export interface IslandPage {
  /** The address the document was built for: path, with the query of a variant. */
  address: string;
  /** The audience it was built for. */
  audience: CurrentContext;
  /** The result of a form sent without script, where the page answers one. */
  posted?: Posted;
}

const IslandPageContext = createContext<IslandPage>({ address: "", audience: "" });

export const IslandPageProvider = IslandPageContext.Provider;

export function useIslandPage(): IslandPage {
  return useContext(IslandPageContext);
}
