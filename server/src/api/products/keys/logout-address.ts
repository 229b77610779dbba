import {
  AddressNotPublic,
  type OutboundNetworks,
  postOutside,
} from "../../../platform/http/outbound.ts";

const timeoutMilliseconds = 5_000;

/** How the address of a client answers: a status, or that nobody did, or that it leads inside. */
export type LogoutAnswer = number | "no answer" | "inside";

/** Posts what is no logout token to where a client takes them: one that listens refuses it. */
export async function answerToNoLogoutToken(
  address: string,
  networks: OutboundNetworks,
): Promise<LogoutAnswer> {
  try {
    return await postOutside(address, networks, {
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "logout_token=none",
      timeoutMilliseconds,
    });
  } catch (error) {
    return error instanceof AddressNotPublic ? "inside" : "no answer";
  }
}
