import { ApiError, getErrorText } from '../../lib/api-error.ts';

/** Codes of the statuses that a failed tour call may have without a body that names one. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'slot_unavailable',
};

/**
 * Reads a failed response of the studio-tour service (handbook: tours 6), which differs from the classes API.
 * Code: from the body, else by status. Message: the body's `message` or `error`, else 'Network or server error'; a
 * successful status without `ok` says `unexpected`.
 */
export function toTourApiError(status: number, body: unknown, unexpected: string): ApiError {
  const code = getErrorText(body, 'code') ?? codeOfStatus[status] ?? 'server_error';
  const fallback = status >= 200 && status < 300 ? unexpected : 'Network or server error';
  return new ApiError(getTourErrorMessage(body) ?? fallback, code, status, body);
}

/** The server's own sentence in a failed response: `message` or `error`, at the top or below `error`. */
export function getTourErrorMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof error === 'object') return getTourErrorMessage(error) ?? text(message);
  return text(message) ?? text(error);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
