import { brand } from "@frontdoor/brand/brand.ts";
import type { CurrentContext } from "@frontdoor/contract/contexts.ts";
import { accountWords as words } from "@frontdoor/words/account.ts";
import { frameWords } from "@frontdoor/words/frame.ts";
import { fill } from "@frontdoor/words/text/fill.ts";
import { NoScriptNote } from "../../island/no-script-note.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Button } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import type { AccountState, PartMessage } from "./account.state.ts";
import { AccountAside } from "./account-aside.tsx";
import { AccountParts } from "./account-parts.tsx";
import { EndedPart, FailedPart, WaitingParts } from "./other-states.tsx";

interface AccountScreenProps {
  state: AccountState;
  /** The account's product; until that is known, the last one logged in to. */
  product: CurrentContext;
  /** Whether the log-out is under way. */
  isLeaving: boolean;
  onLoad: () => void;
  onRefresh: () => Promise<void>;
  onTell: (message: PartMessage | null) => void;
  onEnded: () => void;
  onLogOut: () => void;
}

/** The whole page with its header: the river with the contents, and the parts beside it. */
export function AccountScreen(props: AccountScreenProps) {
  const { state, product, isLeaving } = props;
  const account = state.at === "shown" ? state.account : null;
  return (
    <>
      <OwnHeader
        product={product}
        productUrl={account?.productUrl ?? null}
        isLeaving={isLeaving}
        onLogOut={state.at === "shown" ? props.onLogOut : null}
      />
      <main id="main" tabIndex={-1}>
        <div className="settings">
          <AccountAside product={product} account={account} />
          <div className="settings__main">
            <NoScriptNote purpose="lookAfterAccount" />
            <Content {...props} />
          </div>
        </div>
      </main>
    </>
  );
}

function Content({ state, product, onLoad, ...page }: AccountScreenProps) {
  switch (state.at) {
    case "loading":
      return <WaitingParts />;
    case "failed":
      return <FailedPart failure={state} onLoad={onLoad} />;
    case "shown":
      return <AccountParts account={state.account} message={state.message} {...page} />;
    case "ended":
      return <EndedPart product={product} />;
    default:
      return state satisfies never;
  }
}

interface OwnHeaderProps {
  product: CurrentContext;
  /** The product's start address; `null` until it is known. */
  productUrl: string | null;
  isLeaving: boolean;
  /** `null` while no session is known. */
  onLogOut: (() => void) | null;
}

function OwnHeader({ product, productUrl, isLeaving, onLogOut }: OwnHeaderProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {frameWords.skip}
      </a>
      <header className="settings-header">
        <div className="wrap settings-header__row">
          <Logo product={product} />
          {productUrl !== null && product !== "" && (
            <ArrowLink to={productUrl}>
              {fill(words.open, { product: brand.products[product].name })}
            </ArrowLink>
          )}
          {onLogOut && (
            <Button
              look="quiet"
              size="small"
              state={isLeaving ? "loading" : "ready"}
              onClick={onLogOut}
            >
              {words.logOut}
            </Button>
          )}
        </div>
      </header>
    </>
  );
}
