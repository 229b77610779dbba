import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import type { Posted } from "@frontdoor/contract/posted-forms.ts";
import { createContext, useContext } from "react";

/** What a component knows of the document that it is part of. */
export interface IslandPage {
  /** The address that the document was built for: its path, with the query of a variant. */
  address: string;
  /** The audience that it was built for. */
  audience: CurrentContext;
  /** What became of a form that was sent without script, where the page answers one. */
  posted?: Posted;
}

const IslandPageContext = createContext<IslandPage>({ address: "", audience: "" });

/** Tells components which document they are part of. */
export const IslandPageProvider = IslandPageContext.Provider;

export function useIslandPage(): IslandPage {
  return useContext(IslandPageContext);
}
