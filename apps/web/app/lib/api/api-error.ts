/** Error of a failed call. `status` is 0 when no response arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** Body of the response, for details beyond the error code. */
  readonly payload: unknown;

  constructor(message: string, code: string, status: number, payload: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.payload = payload;
  }
}

/** Returns whether the resource doesn't exist, or its id or URL is malformed. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request');

/** Returns whether the server rejected the call (4xx), so that nothing was changed. */
export const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/**
 * Returns whether no response of the server arrived: the connection failed, or the reverse proxy got no valid response
 * (502, 504). The server may have executed the call.
 */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 502 || error.status === 504);

/**
 * Returns the message for a call without a response. `done` says what may have happened, and `next` what the user can
 * safely do.
 */
export const describeUnknownOutcome = (done: string, next: string): string =>
  `We didn’t get a response, so ${done}. ${next}`;

/**
 * Converts an error response of the booking API (handbook: accounts 12). Calls about tours have another parser,
 * features/public/tours/tour-api-error.ts. Uses the body's code; without one, "forbidden" for 403 and otherwise
 * "server_error". Uses the body's message; without one, "Network error" for status 0 and otherwise "Request failed
 * (status)". A 2xx response without `ok` gets the message `unexpected`.
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

/**
 * Returns the text of the field `error.code` or `error.message` in the body; without it, that of `code` or `message`.
 */
export function getErrorText(body: unknown, key: 'code' | 'message'): string | undefined {
  const places = isRecord(body) ? [body.error, body] : [];
  return places
    .map((place) => (isRecord(place) ? place[key] : undefined))
    .find((text): text is string => typeof text === 'string' && text !== '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
