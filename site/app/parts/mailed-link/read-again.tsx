import { mailedLinkWords as words } from "@frontdoor/words/mailed-link.ts";
import { ErrorArea } from "../../fields/error-area.tsx";
import { Button } from "../../ui/button.tsx";

/** The link could not be read; a button retries. */
export function ReadAgain({
  failure,
  onRead,
}: {
  failure: { message: string };
  onRead: () => void;
}) {
  return (
    <>
      <ErrorArea attempt={failure}>{failure.message}</ErrorArea>
      <Button look="secondary" size="large" wide onClick={onRead}>
        {words.tryAgain}
      </Button>
    </>
  );
}
