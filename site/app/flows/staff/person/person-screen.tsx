import { consolePersonWords as words } from "@frontdoor/words/staff/person.ts";
import { useQuery } from "../../../client/location.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useConsole } from "../console.ts";
import { Gate } from "../gate.tsx";
import { ForRole } from "../lists/for-role.tsx";
import { Loaded } from "../lists/loaded.tsx";
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
  const reading = usePerson(id);
  const { at } = reading.state;
  return (
    <>
      {at !== "shown" && (
        <h1 className={at === "loading" ? "visually-hidden" : undefined}>{words.unnamed}</h1>
      )}
      <Loaded reading={reading}>
        {(person) =>
          person === null ? (
            <Nobody text={words.unknown} />
          ) : (
            <PersonPage person={person} onChanged={reading.reload} />
          )
        }
      </Loaded>
    </>
  );
}

function Nobody({ text }: { text: string }) {
  return (
    <>
      <h1>{words.unnamed}</h1>
      <Notice kind="warning">{text}</Notice>
    </>
  );
}
