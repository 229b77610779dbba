/** A notification as Postfix writes it (RFC 3464), to the envelope sender of the mail that it is of. */
export function notification({
  to,
  action = "failed",
  status = "5.1.1",
  words = "smtp; 550 5.1.1 <naledi@example.org>: Recipient address rejected: User unknown",
}: {
  to: string;
  action?: string;
  status?: string;
  words?: string;
}): string {
  const lines = [
    "From: MAILER-DAEMON@mx.example.org (Mail Delivery System)",
    "Subject: Undelivered Mail Returned to Sender",
    `To: ${to}`,
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B1"',
    "Message-Id: <20261128@mx.example.org>",
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--B1",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "This is the mail system at host mx.example.org.",
    "",
    "--B1",
    "Content-Description: Delivery report",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mx.example.org",
    "X-Postfix-Queue-ID: 4ABC",
    "Arrival-Date: Sat, 28 Nov 2026 03:00:00 +0000 (UTC)",
    "",
    "Final-Recipient: rfc822; naledi@example.org",
    "Original-Recipient: rfc822;naledi@example.org",
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mail.example.org",
    `Diagnostic-Code: ${words}`,
    "",
    "--B1",
    "Content-Description: Undelivered Message",
    "Content-Type: message/rfc822",
    "",
    `Return-Path: <${to}>`,
    "To: naledi@example.org",
    "Subject: Welcome",
    "",
    "Action: delivered",
    "",
    "--B1--",
    "",
  ];
  return lines.join("\r\n");
}
