/**
 * How a row of the outbox ended. `handed-over`: the mail server, gateway or receiver accepted it, which says nothing of
 * whether it was delivered. `not-needed`: it had become pointless, so nothing left. `refused`: the other side accepts it
 * at no time. `given-up`: it was tried for as long as messages are tried. A receipt may later replace `handed-over` by
 * what it says.
 */
export type Outcome = "handed-over" | "not-needed" | "refused" | "given-up";
