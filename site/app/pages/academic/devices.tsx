import { brand } from "@frontdoor/brand/brand.ts";
import { deviceWords } from "@frontdoor/words/devices.ts";
import { island } from "../../island/island.tsx";
import { journeys } from "../../journeys.ts";
import { AppLinks } from "../../ui/app-links.tsx";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Pictogram, type PictogramName } from "../../ui/icons/pictogram.tsx";
import { CasesPhone } from "../../ui/product-illustrations/cases-phone.tsx";
import { LogPhone } from "../../ui/product-illustrations/log-phone.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { LogWindow } from "./log-window.tsx";

const { apps } = brand.products.academic;

/** Three device tabs with their screens (S1.047, S1.048). */
function Devices() {
  return (
    <section className="section devices" aria-labelledby="devices">
      <div className="wrap">
        <h2 id="devices">{deviceWords.heading}</h2>
        <Tabs
          label={deviceWords.label}
          first="pc"
          firstOnPhones="android"
          tabs={[
            {
              id: "android",
              label: label("android", deviceWords.android.tab),
              panel: <Phones kind="android" words={deviceWords.android} only="android" />,
            },
            {
              id: "ios",
              label: label("iphone", deviceWords.ios.tab),
              panel: <Phones kind="iphone" words={deviceWords.ios} only="apple" />,
            },
            { id: "pc", label: label("computer", deviceWords.pc.tab), panel: <Pc /> },
          ]}
        />
      </div>
    </section>
  );
}

function label(icon: PictogramName, text: string) {
  return (
    <>
      <Pictogram name={icon} size={22} />
      {text}
    </>
  );
}

interface PhonesProps {
  kind: "android" | "iphone";
  words: { heading: string; text: string };
  only: keyof typeof apps;
}

function Phones({ kind, words, only }: PhonesProps) {
  return (
    <div className="devices__panel devices__panel--phones">
      <div className="pair">
        <LogPhone kind={kind} />
        <CasesPhone kind={kind} />
      </div>
      <div className="devices__copy">
        <h3>{words.heading}</h3>
        <p>{words.text}</p>
        <AppLinks apps={apps} only={only} />
      </div>
    </div>
  );
}

function Pc() {
  return (
    <div className="devices__panel">
      <LogWindow />
      <div className="devices__copy">
        <h3>{deviceWords.pc.heading}</h3>
        <p>{deviceWords.pc.text}</p>
        <ArrowLink to={journeys.academic.logIn}>{deviceWords.pc.link}</ArrowLink>
      </div>
    </div>
  );
}

export default island(Devices);
