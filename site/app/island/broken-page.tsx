import { brand } from "@frontdoor/brand/brand.ts";
import { brokenPageWords } from "@frontdoor/words/broken-page.ts";
import { useEffect, useRef } from "react";
import { journeys } from "../journeys.ts";
import { Button } from "../ui/button.tsx";
import { Sentence } from "../ui/sentence.tsx";

/** Where we can be reached. */
export const contactLinks = {
  email: <a href={`mailto:${brand.email}`}>{brand.email}</a>,
  phone: <a href={brand.phone.href}>{brand.phone.text}</a>,
};

/** Replaces content that could not be rendered: what to do, and how to contact us. */
export function BrokenPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isInDialog = page.current?.closest("dialog");
    if (!isInDialog) document.title = `${brokenPageWords.heading} · ${brand.name}`;
    page.current?.focus();
  }, []);
  return (
    <div ref={page} tabIndex={-1} className="wrap broken-page">
      <BrokenPageWords />
    </div>
  );
}

/** The words alone; `page-shell/missing-screen.ts` makes the button work. */
export function BrokenPageWords() {
  return (
    <>
      <h1>{brokenPageWords.heading}</h1>
      <p>{brokenPageWords.lead}</p>
      <p>
        <Sentence text={brokenPageWords.help} parts={contactLinks} />
      </p>
      <div className="row">
        <Button size="large" data-loads-again="">
          {brokenPageWords.again}
        </Button>
        <a className="button button--secondary button--large" href={journeys.frame.home}>
          {brokenPageWords.home}
        </a>
      </div>
    </>
  );
}
