/** Milliseconds after which the client aborts a request. */
export const requestTimeoutMs = 30_000;

/** Milliseconds after which the client aborts an upload. The server then encodes the picture, which takes seconds. */
export const uploadTimeoutMs = 120_000;

/** Allowed difference between a request's `time` and the server's clock, in seconds. */
export const envelopeToleranceSeconds = 300;

/** Maximum size of a request body, in bytes. */
export const bodyLimitBytes = 64 * 1024;
