import { brand } from "@frontdoor/brand/brand.ts";
import { Notice } from "../../ui/notice.tsx";

/**
 * For a browser without JavaScript: why the form below cannot be sent, or what else cannot be done, and
 * who helps instead. Part of the prerendered page alone: no bundle carries its words.
 */
export function NoScriptNote({ purpose = "send this form" }: { purpose?: string }) {
  return <noscript>{import.meta.env.SSR && <ScriptNeeded purpose={purpose} />}</noscript>;
}

/** The words themselves, to stand in a `noscript`. */
export function ScriptNeeded({ purpose }: { purpose: string }) {
  return (
    <Notice kind="warning">
      JavaScript is needed to {purpose}. Please switch it on in your browser’s settings and load
      this page again, or write to <a href={`mailto:${brand.email}`}>{brand.email}</a> or call{" "}
      <a href={brand.phone.href}>{brand.phone.text}</a>, and we will help you.
    </Notice>
  );
}
