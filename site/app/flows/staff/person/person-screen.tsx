import { consolePersonWords as words } from "@frontdoor/words/staff/person.ts";
import { useQuery } from "../../../client/location.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Gate } from "../gate.tsx";
import { Failed } from "../lists/failed.tsx";
import { PersonPage } from "./person-page.tsx";
import { TwoAccounts } from "./two-accounts.tsx";
import { usePerson } from "./use-person.ts";

/** Somebody who was found: how their account stands, what happened, and what can be done for them. */
export function PersonScreen() {
  const query = useQuery();
  const id = query.get("id") ?? "";
  const beside = query.get("beside") ?? "";
  return (
    <Gate screen="person">
      {id === "" && <Nobody text={words.noId} />}
      {id !== "" && (beside === "" || beside === id) && <Person key={id} id={id} />}
      {id !== "" && beside !== "" && beside !== id && (
        <TwoAccounts key={`${id} ${beside}`} ids={[id, beside]} />
      )}
    </Gate>
  );
}

function Person({ id }: { id: string }) {
  const { state, reload } = usePerson(id);
  switch (state.at) {
    case "loading":
      return (
        <>
          <h1 className="visually-hidden">{words.unnamed}</h1>
          <Loading />
        </>
      );
    case "failed":
      return (
        <>
          <h1>{words.unnamed}</h1>
          <Failed error={state.error} onAgain={reload} />
        </>
      );
    case "unknown":
      return <Nobody text={words.unknown} />;
    case "shown":
      return <PersonPage person={state.person} onChanged={reload} />;
    default:
      return state satisfies never;
  }
}

function Nobody({ text }: { text: string }) {
  return (
    <>
      <h1>{words.unnamed}</h1>
      <Notice kind="warning">{text}</Notice>
    </>
  );
}
