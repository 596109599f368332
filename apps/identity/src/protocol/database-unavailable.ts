/** Where PostgreSQL's own codes hang, however deep a library has wrapped them. */
interface Failure {
  code?: unknown;
  cause?: unknown;
}

/**
 * States of PostgreSQL's list that say nothing about the request and pass by themselves: no connection, nothing left of
 * something, shutting down or starting up, a lock, a statement or a transaction that took too long.
 */
const passing = /^(08...|53...|57P0.|57014|55P03|25P03|25006)$/;

/** Whether the database could not do its work for now: asking again later can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as Failure;
  return (typeof code === 'string' && passing.test(code)) || isDatabaseUnavailable(cause);
}

/** When to come back, in seconds. */
export const retryAfterSeconds = 5;
