import { mailedLinkWords as words } from "@frontdoor/words/mailed-link.ts";
import type { ReactNode } from "react";
import { ErrorArea } from "../../fields/error-area.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";

type NotReady = { at: "reading" } | { at: "unread"; message: string } | { at: "invalid" };
interface Refused {
  at: "refused";
  message: string;
  reference: string | undefined;
}

interface MailedLinkProps {
  words: {
    heading: string;
    checking: string;
    invalid: string;
    invalidMore: string;
    toAccount: string;
  };
  /** The address of account settings. */
  account: string;
  onRead: () => void;
}

interface MailedLinkCardProps<Ready> extends MailedLinkProps {
  state: NotReady | Ready;
  /** What the link does, or its result; below an error. */
  children: (state: Ready) => ReactNode;
}

/** The page of a mailed link: what it does, or why it does not work. */
export function MailedLinkCard<Ready extends { at: string }>({
  state,
  children,
  ...rest
}: MailedLinkCardProps<Ready>) {
  return (
    <div className="scene-card scene-card--text">
      <h1>{rest.words.heading}</h1>
      {isNotReady(state) ? (
        <WhyNot state={state} {...rest} />
      ) : (
        <>
          {isRefused(state) && (
            <ErrorArea attempt={state} reference={state.reference}>
              {state.message}
            </ErrorArea>
          )}
          {children(state)}
        </>
      )}
    </div>
  );
}

const isNotReady = (state: { at: string }): state is NotReady =>
  ["reading", "unread", "invalid"].includes(state.at);

const isRefused = (state: { at: string }): state is Refused => state.at === "refused";

/** The link is loading, failed to load, or is used up. */
function WhyNot({ state, words, account, onRead }: MailedLinkProps & { state: NotReady }) {
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

/** The link could not be read; a button retries, and goes at the press with the focus. */
function ReadAgain({ failure, onRead }: { failure: { message: string }; onRead: () => void }) {
  const readAgain = () => {
    document.getElementById("main")?.focus();
    onRead();
  };
  return (
    <>
      <ErrorArea attempt={failure}>{failure.message}</ErrorArea>
      <Button look="secondary" size="large" wide onClick={readAgain}>
        {words.tryAgain}
      </Button>
    </>
  );
}
