import { ErrorArea } from "../../fields/error-area.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { ReadAgain } from "./read-again.tsx";

interface NotReadyProps {
  state: { at: "reading" } | { at: "unread"; message: string } | { at: "invalid" };
  words: { checking: string; invalid: string; invalidMore: string; toAccount: string };
  /** Where account settings is. */
  account: string;
  onRead: () => void;
}

/** A mailed link that cannot be pressed on: it is being read, could not be read, or does nothing any more. */
export function NotReady({ state, words, account, onRead }: NotReadyProps) {
  switch (state.at) {
    case "reading":
      return <Loading>{words.checking}</Loading>;
    case "unread":
      return <ReadAgain failure={state} onRead={onRead} />;
    case "invalid":
      return (
        <>
          <ErrorArea>{words.invalid}</ErrorArea>
          <p>{words.invalidMore}</p>
          <ButtonLink to={account} look="secondary" size="large" wide>
            {words.toAccount}
          </ButtonLink>
        </>
      );
    default:
      return state satisfies never;
  }
}
