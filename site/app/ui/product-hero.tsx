import type { ComponentProps, ReactNode } from "react";
import { AppLinks } from "./app-links.tsx";
import { Pictogram, type PictogramName } from "./icons/pictogram.tsx";
import { Bank } from "./scene/bank.tsx";
import { Heron } from "./scene/heron.tsx";
import type { Orb } from "./scene/orb.ts";
import { RiverReeds } from "./scene/reeds.tsx";
import { Scene } from "./scene/scene.tsx";

interface ProductHeroProps {
  product: "patient" | "practice" | "academic";
  orb: Orb;
  seed: number;
  heading: string;
  lead: string;
  /** Above the heading. */
  notice?: ReactNode;
  actions: ReactNode;
  apps: ComponentProps<typeof AppLinks>["apps"];
  /** Beside the links to the apps. */
  more?: ReactNode;
  /** A drawing of the product's screen. */
  screen: ReactNode;
  slip: {
    kind: string;
    icon: PictogramName;
    isDone?: boolean;
    text: Record<"title" | "text", string>;
  };
}

/** The top of a product's page: what the product does and where to get it, beside one of its screens. */
export function ProductHero({
  product,
  orb,
  seed,
  heading,
  lead,
  notice,
  actions,
  apps,
  more,
  screen,
  slip: { kind, icon, isDone = false, text },
}: ProductHeroProps) {
  return (
    <div className={`hero hero--${product}`}>
      <div className="wrap hero__grid">
        <div className="hero__copy">
          {notice}
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="hero__actions">{actions}</div>
          <div className="hero__more">
            <AppLinks apps={apps} />
            {more}
          </div>
        </div>
        <div className={`stage stage--${product}`}>
          <Heron flipped />
          {screen}
          <div className={`mock slip slip--${kind}`} aria-hidden="true">
            <div className="slip__head">
              <span className={isDone ? "initials initials--done" : "initials"}>
                <Pictogram name={icon} size={isDone ? 20 : 22} />
              </span>
              <span>
                <b>{text.title}</b>
                <small>{text.text}</small>
              </span>
            </div>
          </div>
        </div>
      </div>
      <Scene orb={orb} />
      <Bank />
      <RiverReeds seed={seed} />
    </div>
  );
}
