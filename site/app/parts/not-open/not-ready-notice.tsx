import { brand } from "@frontdoor/brand/brand.ts";
import { Notice } from "../../ui/notice.tsx";

/** Says that a part of the site cannot be used yet, and how to reach people instead. */
export function NotReadyNotice() {
  return (
    <Notice>
      This part of the site is not ready yet. Please write to{" "}
      <a href={`mailto:${brand.email}`}>{brand.email}</a> or phone{" "}
      <a href={brand.phone.href}>{brand.phone.text}</a>.
    </Notice>
  );
}
