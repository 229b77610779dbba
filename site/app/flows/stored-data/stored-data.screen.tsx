import { brand } from "@frontdoor/brand/brand.ts";
import type { ProductName } from "@frontdoor/contract/products.ts";
import { storedDataWords as words } from "@frontdoor/words/stored-data.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { journeys } from "../../journeys.ts";
import { momentOf } from "../../parts/dates/dates.ts";
import type { MailedLink } from "../../parts/mailed-link/mailed-link.ts";
import { NotReady } from "../../parts/mailed-link/not-ready.tsx";
import { Button } from "../../ui/button.tsx";
import { Pictogram } from "../../ui/icons/pictogram.tsx";

/** Whose file it is, and until when the link gives it. */
interface LinkedFile {
  product: ProductName;
  expiresAt: string;
}

interface StoredDataScreenProps {
  state: MailedLink<LinkedFile>;
  onPress: () => void;
  onRead: () => void;
}

const facts = [
  { icon: "documents", text: words.facts.all },
  { icon: "lock", text: words.facts.noSecrets },
  { icon: "computer", text: words.facts.ownDevice },
] as const;

/** What the file is that the link gives, and the button that gives it. */
export function StoredDataScreen(props: StoredDataScreenProps) {
  return (
    <div className="scene-card scene-card--text">
      <h1>{words.heading}</h1>
      <Stage {...props} />
    </div>
  );
}

function Stage({ state, onPress, onRead }: StoredDataScreenProps) {
  switch (state.at) {
    case "reading":
    case "unread":
    case "invalid":
      return (
        <NotReady
          state={state}
          words={words}
          account={journeys.storedData.account}
          onRead={onRead}
        />
      );
    case "done":
      return (
        <>
          <p role="status">{words.given}</p>
          <p>{words.givenMore}</p>
        </>
      );
    case "asked":
    case "refused":
    case "pressed":
      return (
        <>
          {state.at === "refused" && (
            <ErrorArea attempt={state} reference={state.reference}>
              {state.message}
            </ErrorArea>
          )}
          <p role="status">
            {fill(words.lead, { product: brand.products[state.told.product].name })}
          </p>
          <ul className="removal">
            {facts.map(({ icon, text }) => (
              <li key={icon}>
                <Pictogram name={icon} />
                {text}
              </li>
            ))}
          </ul>
          <p>{fill(words.until, { moment: momentOf(state.told.expiresAt) })}</p>
          <div className="removal__choice">
            <Button
              size="large"
              wide
              icon="download"
              state={state.at === "pressed" ? "loading" : "ready"}
              onClick={onPress}
            >
              {words.download}
            </Button>
          </div>
        </>
      );
    default:
      return state satisfies never;
  }
}
