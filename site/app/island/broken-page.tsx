import { brand } from "@frontdoor/brand/brand.ts";
import { useEffect, useRef } from "react";
import { journeys } from "../journeys.ts";
import { Button } from "../ui/button.tsx";

/**
 * Stands for what could not be shown, so that nobody is left before a blank page: what to do, and whom to ask.
 */
export function BrokenPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isInDialog = page.current?.closest("dialog");
    if (!isInDialog) document.title = `This page cannot be shown · ${brand.name}`;
    page.current?.focus();
  }, []);
  return (
    <div ref={page} tabIndex={-1} className="wrap broken-page">
      <BrokenPageWords />
    </div>
  );
}

/** The words themselves; `frame/missing-screen.ts` makes the button work. */
export function BrokenPageWords() {
  return (
    <>
      <h1>This page cannot be shown</h1>
      <p>Something went wrong on our side. Please load the page again.</p>
      <p>
        If that does not help, write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{" "}
        <a href={brand.phone.href}>{brand.phone.text}</a>, and we will help you.
      </p>
      <div className="row">
        <Button size="large" data-loads-again="">
          Load again
        </Button>
        <a className="button button--secondary button--large" href={journeys.frame.home}>
          Go to the start page
        </a>
      </div>
    </>
  );
}
