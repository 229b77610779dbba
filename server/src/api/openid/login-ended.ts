import { currentRequest } from "../../platform/tracing/trace-context.ts";

const endedPath = "/login-ended";

/**
 * Where what cannot go on ends: a page of ours that says so, leads on, and shows the id by which the request is found
 * in the log.
 * @param error an error code of OAuth, where there is one
 */
export function loginEnded(error?: string): string {
  const { requestId } = currentRequest();
  const query = new URLSearchParams({
    ...(error !== undefined && { error }),
    ...(requestId !== undefined && { reference: requestId }),
  });
  return query.size === 0 ? endedPath : `${endedPath}?${query}`;
}
