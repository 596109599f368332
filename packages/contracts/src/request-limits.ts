/** Milliseconds after which the client aborts a request. */
export const requestTimeoutMs = 30_000;

/**
 * Milliseconds after which the client aborts an upload. It is longer than `requestTimeoutMs`, because the server
 * encodes the picture before it responds, which takes seconds.
 */
export const uploadTimeoutMs = 120_000;

/** Allowed difference between a request's `time` and the server's clock, in seconds. */
export const envelopeToleranceSeconds = 300;

/** Maximum size of a request body in bytes, unless the call has its own limit. */
export const bodyLimitBytes = 64 * 1024;
