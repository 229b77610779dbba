import {
  type FoundAccounts,
  findAccounts,
  minimumFindLength,
} from "@frontdoor/contract/products/support.ts";
import { consoleSearchWords as words } from "@frontdoor/words/staff/search.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { useEffect, useState } from "react";
import { abortOnUnmount } from "../../../client/abort-on-unmount.ts";
import { replaceAddress, useLocation } from "../../../client/location.ts";
import type { CallError } from "../../../client/send.ts";
import { Loading } from "../../../ui/loading.tsx";
import { consoleAddresses } from "../addresses.ts";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { Failed } from "../lists/failed.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { FoundPeople } from "./found-people.tsx";

/** The search for people. The searched text is kept in the history entry, never in the address. */
export function SearchScreen() {
  const { state } = useLocation();
  const searched = typeof state?.search === "string" ? state.search : "";
  const [round, setRound] = useState(0);
  return (
    <Gate
      screen="search"
      searched={searched}
      onSearch={(search) => {
        replaceAddress(consoleAddresses.search, { search });
        setRound(round + 1);
      }}
    >
      <div className="staff-head">
        <h1>{words.heading}</h1>
        <ForRole call="findAccounts">
          <Search key={`${round} ${searched}`} text={searched} />
        </ForRole>
      </div>
    </Gate>
  );
}

type Found =
  | { at: "loading" }
  | { at: "failed"; error: CallError }
  | { at: "shown"; found: FoundAccounts };

function Search({ text }: { text: string }) {
  const { ask } = useConsole();
  const [state, setState] = useState<Found>({ at: "loading" });
  const [round, setRound] = useState(0);
  const [page, setPage] = useState(1);
  const isLong = [...text].length >= minimumFindLength;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another component
  useEffect(() => {
    if (!isLong) return;
    return abortOnUnmount(
      (signal) => ask(findAccounts, { body: { text, page } }, { signal }),
      (heard) => {
        if (heard.is === "done") setState({ at: "shown", found: heard.reply });
        if (heard.is === "failed") setState({ at: "failed", error: heard.error });
      },
    );
  }, [round, page]);
  if (text === "") return <p className="staff-empty">{words.begin}</p>;
  if (!isLong) {
    return <p className="staff-empty">{fill(words.short, { letters: minimumFindLength })}</p>;
  }
  switch (state.at) {
    case "loading":
      return <Loading />;
    case "failed":
      return (
        <Failed
          error={state.error}
          onAgain={() => {
            setState({ at: "loading" });
            setRound(round + 1);
          }}
        />
      );
    case "shown":
      return <FoundPeople text={text} found={state.found} page={page} onPage={setPage} />;
    default:
      return state satisfies never;
  }
}
