import { consolePersonWords as words } from "@frontdoor/words/staff/person.ts";
import { useQuery } from "../../../client/location.ts";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { Failed } from "../lists/failed.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { PersonPage } from "./person-page.tsx";
import { TwoAccounts } from "./two-accounts.tsx";
import { usePerson } from "./use-person.ts";

/** The screen of one person, or of two accounts side by side. */
export function PersonScreen() {
  return (
    <Gate screen="person">
      <OfAddress />
    </Gate>
  );
}

function OfAddress() {
  const { may } = useConsole();
  const query = useQuery();
  const id = query.get("id") ?? "";
  const beside = query.get("beside") ?? "";
  if (!may("showAccount")) {
    return (
      <>
        <h1>{words.unnamed}</h1>
        <ForRole call="showAccount">{null}</ForRole>
      </>
    );
  }
  if (id === "") return <Nobody text={words.noId} />;
  if (beside === "" || beside === id) return <Person key={id} id={id} />;
  return <TwoAccounts key={`${id} ${beside}`} ids={[id, beside]} />;
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
