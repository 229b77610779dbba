import type { ReactNode } from "react";
import { useShownPage } from "../client/navigation.tsx";
import { accountFrameOf } from "../parts/account-frame/account-frame.ts";
import { AccountScene } from "./account-scene.tsx";
import { Header } from "./header.tsx";
import { SlimFooter } from "./slim-footer.tsx";

/** The frame of the account screens: the same header, and a slim footer line (S2.027, S2.028, Q026). */
export default function AccountLayout({ children }: { children: ReactNode }) {
  const frame = accountFrameOf(useShownPage().page.handle);
  return (
    <div className={`account account--${frame}`}>
      <Header />
      <main id="main" tabIndex={-1} className="account__main">
        {children}
      </main>
      {frame !== "wide" && <AccountScene />}
      <SlimFooter />
    </div>
  );
}
