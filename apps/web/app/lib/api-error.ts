/** A call that failed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** The answer's body as it came, for what a code alone does not say. */
  readonly payload: unknown;

  constructor(message: string, code: string, status: number, payload: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.payload = payload;
  }
}

/** Nothing is where the call looked: no such thing is there, or the address has a form that none has. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request');

/** The studio has answered, and said no: nothing was done. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** No response came, from the server or the proxy: it is unknown whether the call was carried out. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);

/** What is known after a call without an answer: `done` may have happened, and `next` is safe. */
export const describeUnknownOutcome = (done: string, next: string): string =>
  `We didn’t hear back, so ${done}. ${next}`;

/**
 * Reads a failed answer of the classes API (handbook: accounts 12). Code: from the body, else forbidden
 * on 403, else server_error. Message: from the body, else 'Network error' on status 0, else 'Request failed (status)';
 * an answer 200 without ok says `unexpected`.
 */
export function toApiError(status: number, body: unknown, unexpected: string): ApiError {
  const code = getErrorText(body, 'code') ?? (status === 403 ? 'forbidden' : 'server_error');
  const message = getErrorText(body, 'message') ?? fallbackMessage(status, unexpected);
  return new ApiError(message, code, status, body);
}

function fallbackMessage(status: number, unexpected: string): string {
  if (status === 0) return 'Network error';
  return status >= 200 && status < 300 ? unexpected : `Request failed (${status})`;
}

/** The text under `error.key`, else under `key`. */
export function getErrorText(body: unknown, key: 'code' | 'message'): string | undefined {
  const places = isRecord(body) ? [body.error, body] : [];
  return places
    .map((place) => (isRecord(place) ? place[key] : undefined))
    .find((text): text is string => typeof text === 'string' && text !== '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
