import { standardMessages } from "@frontdoor/contract/errors.ts";
import { useEffect, useReducer } from "react";
import { useAddressSecret } from "../../client/address-secret.ts";
import { useAttempt } from "../../client/attempt.ts";
import { leaveFor } from "../../client/leave-for.ts";
import { usePathParts } from "../../client/place.ts";
import { secretPlaceholder } from "../../client/secret-placeholder.ts";
import type { CallError } from "../../client/send.ts";
import { whileHere } from "../../client/while-here.ts";
import { island } from "../../island/island.tsx";
import { askForChange, stop } from "./not-me.calls.ts";
import { NotMeScreen } from "./not-me.screen.tsx";
import { newNotMe, nextNotMe } from "./not-me.state.ts";

type Read = Awaited<ReturnType<typeof askForChange>>;

/** Where "This was not me" of a mail leads: it says what the button does, and waits for the press. */
function NotMeRoute() {
  const [, token = ""] = usePathParts();
  const secret = useAddressSecret(token, `/not-me/${secretPlaceholder}`);
  return <NotMe key={secret} token={secret} />;
}

function NotMe({ token }: { token: string }) {
  const [state, dispatch] = useReducer(nextNotMe, newNotMe);
  const attempt = useAttempt(() => dispatch({ type: "abandoned" }));

  const take = (read: Read) =>
    dispatch(read.ok ? { type: "read", told: read.reply } : failed(read.error));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link alone says what is read
  useEffect(() => whileHere((signal) => askForChange(token, signal), take), [token]);

  const press = () => {
    dispatch({ type: "pressed" });
    attempt(
      (signal) => stop(token, signal),
      (sent) => {
        if (!sent.ok) return dispatch(failed(sent.error));
        if (!leaveFor(sent.reply.location)) {
          dispatch(failed({ message: standardMessages.communication }));
        }
      },
    );
  };

  return (
    <NotMeScreen
      state={state}
      onStop={press}
      onRead={() => {
        dispatch({ type: "reading" });
        attempt((signal) => askForChange(token, signal), take);
      }}
    />
  );
}

function failed(error: Pick<CallError, "message" | "code" | "reference">) {
  return { type: "failed", error } as const;
}

export default island(NotMeRoute);
