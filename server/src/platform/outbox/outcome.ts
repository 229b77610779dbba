/**
 * How a row of the outbox ended. `handed-over`: the mail server, gateway or receiver accepted it, which says nothing of
 * whether it was delivered. `delivered` and `undelivered`: what its receipt said after that. `not-needed`: it had become
 * pointless, so nothing left. `refused`: the other side accepts it at no time. `given-up`: it was tried for as long as
 * messages are tried.
 */
export type Outcome =
  | "handed-over"
  | "delivered"
  | "undelivered"
  | "not-needed"
  | "refused"
  | "given-up";
