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

/** A complaint as a mail provider writes it (RFC 5965, appendix B), to whoever asked for its complaints. */
export function complaint({
  from,
  type = "abuse",
  mailFrom = `Original-Mail-From: <${from}>`,
}: {
  from: string;
  type?: string;
  /** The field that the report may leave out. */
  mailFrom?: string;
}): string {
  const lines = [
    "From: <abusedesk@example.com>",
    "Subject: FW: Welcome",
    "To: <complaints@heron.example>",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    "",
    "--part1",
    'Content-Type: text/plain; charset="US-ASCII"',
    "",
    "This is an email abuse report for an email message received from IP 192.0.2.1.",
    "",
    "--part1",
    "Content-Type: message/feedback-report",
    "",
    `Feedback-Type: ${type}`,
    "User-Agent: SomeGenerator/1.0",
    "Version: 1",
    ...(mailFrom === "" ? [] : [mailFrom]),
    "Original-Rcpt-To: <naledi@example.com>",
    "",
    "--part1",
    "Content-Type: message/rfc822",
    "",
    `Return-Path: <${from}>`,
    "To: <naledi@example.com>",
    "Subject: Welcome",
    "",
    "Feedback-Type: abuse",
    "",
    "--part1--",
    "",
  ];
  return lines.join("\r\n");
}
