import { readSetUp } from "@frontdoor/contract/staff/set-up.ts";
import { consoleFrameWords } from "@frontdoor/words/staff/frame.ts";
import { consoleSetUpWords as words } from "@frontdoor/words/staff/set-up.ts";
import { useState } from "react";
import { useAddressSecret } from "../../../client/address-secret.ts";
import { useLocation } from "../../../client/location.ts";
import { Address } from "../../../ui/address.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Sentence } from "../../../ui/sentence.tsx";
import { consoleAddresses } from "../addresses.ts";
import { ask } from "../ask.ts";
import { Failed } from "../lists/failed.tsx";
import { useReading } from "../lists/use-reply.ts";
import { Door } from "../shell/door.tsx";
import { KeepCodes } from "./keep-codes.tsx";
import { SetUpForm } from "./set-up-form.tsx";

/** Sets up a login by a mailed link. Its token is in the fragment (`#`), which no server or log sees. */
export function SetUpScreen() {
  const { hash } = useLocation();
  const token = useAddressSecret(tokenIn(hash), consoleAddresses.setUp, "setUp");
  if (token === "") {
    return (
      <Door heading={words.heading} lead={words.none}>
        <Notice kind="warning">{words.noneMore}</Notice>
      </Door>
    );
  }
  return <SetUp key={token} token={token} />;
}

function SetUp({ token }: { token: string }) {
  const { state, reload } = useReading((signal) => ask(readSetUp, { body: { token } }, { signal }));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (state.at === "loading") {
    return (
      <Door heading={words.heading} lead="">
        <Loading />
      </Door>
    );
  }
  if (state.at === "failed") {
    const isOver = state.error.code === "CONSOLE_LINK_INVALID";
    return (
      <Door heading={words.heading} lead="">
        <Failed error={state.error} {...(!isOver && { onAgain: reload })} />
      </Door>
    );
  }
  const { name, emailAddress, role, key, uri } = state.reply;
  if (codes !== null) {
    return (
      <Door heading={words.codes.heading} lead={words.codes.lead}>
        <KeepCodes name={name} codes={codes} />
      </Door>
    );
  }
  const who = {
    name,
    emailAddress: <Address of={emailAddress} />,
    role: consoleFrameWords.roles[role].toLowerCase(),
  };
  return (
    <Door heading={words.heading} lead={<Sentence text={words.who} parts={who} />}>
      <SetUpForm
        token={token}
        emailAddress={emailAddress}
        app={{ key, uri }}
        onSetUp={setCodes}
        onOver={reload}
      />
    </Door>
  );
}

/** Returns the token: the whole fragment, or the value of its one parameter. */
function tokenIn(hash: string): string {
  const text = hash.slice(1);
  return text.includes("=") ? ([...new URLSearchParams(text).values()][0] ?? "") : text;
}
