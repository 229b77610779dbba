import { Outlet, useMatches } from "react-router";
import { accountFrameOf } from "../client/account-frame.ts";
import { AccountScene } from "./account-scene.tsx";
import { Header } from "./header.tsx";
import { SlimFooter } from "./slim-footer.tsx";

/** The frame of the account screens: the same header, and a slim footer line (S2.027, S2.028, Q026). */
export default function AccountLayout() {
  const frame = accountFrameOf(useMatches().at(-1)?.handle);
  return (
    <div className={`account account--${frame}`}>
      <Header />
      <main id="main" tabIndex={-1} className="account__main">
        <Outlet />
      </main>
      {frame !== "wide" && <AccountScene />}
      <SlimFooter />
    </div>
  );
}
