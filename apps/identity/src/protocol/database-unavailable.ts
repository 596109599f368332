/** Error that has a SQLSTATE itself or in one of its causes. */
interface Failure {
  code?: unknown;
  cause?: unknown;
}

/**
 * SQLSTATEs that are temporary and independent of the request: no connection, out of resources, shutdown or startup, a
 * read-only server after a failover, and timeouts of locks, statements or transactions.
 */
const temporaryStates = /^(08...|53...|57P0.|57014|55P03|25P03|25006)$/;

/** Returns whether the database is temporarily unavailable, so that a retry can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as Failure;
  return (typeof code === 'string' && temporaryStates.test(code)) || isDatabaseUnavailable(cause);
}

/** Value of the Retry-After header, in seconds. */
export const retryAfterSeconds = 5;
