import { brand } from "@frontdoor/brand/brand.ts";
import { useEffect, useRef } from "react";
import { tellPage } from "../client/page-events.ts";
import { journeys } from "../journeys.ts";
import { Button } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";

/**
 * Stands for a page that could not be shown, so that nobody is left before a blank one: what to do, and
 * whom to ask. Its links are left to the browser, which then starts afresh.
 */
export function BrokenPage() {
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `This page cannot be shown · ${brand.name}`;
    page.current?.focus();
    window.scrollTo(0, 0);
    tellPage("hydrated");
  }, []);
  return (
    <main ref={page} id="main" tabIndex={-1} className="wrap broken-page">
      <a className="logo" href={journeys.frame.home} aria-label={brand.name}>
        <Mark />
        <span>{brand.name}</span>
      </a>
      <h1>This page cannot be shown</h1>
      <p>Something went wrong on our side. Please load the page again.</p>
      <p>
        If that does not help, write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{" "}
        <a href={brand.phone.href}>{brand.phone.text}</a>, and we will help you.
      </p>
      <div className="row">
        <Button size="large" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <a className="button button--secondary button--large" href={journeys.frame.home}>
          Go to the start page
        </a>
      </div>
    </main>
  );
}
