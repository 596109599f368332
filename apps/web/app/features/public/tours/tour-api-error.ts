import { ApiError, getErrorText } from '../../../lib/api/api-error.ts';

/** Error codes by status, for failed tour calls whose response contains none. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'slot_unavailable',
};

/**
 * Converts a failed response of the studio-tour service (handbook: tours 6), whose format differs from that of the
 * classes API. The code comes from the body, or else from the status. The message is the body's `message` or `error`. If
 * it has neither, the message is `unexpected` for a successful status (a response without `ok`), otherwise "Network or
 * server error".
 */
export function toTourApiError(status: number, body: unknown, unexpected: string): ApiError {
  const code = getErrorText(body, 'code') ?? codeOfStatus[status] ?? 'server_error';
  const fallback = status >= 200 && status < 300 ? unexpected : 'Network or server error';
  return new ApiError(getTourErrorMessage(body) ?? fallback, code, status, body);
}

/** Returns the server's message: `message` or `error`, at the top level or below `error`. */
export function getTourErrorMessage(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, error } = body as { message?: unknown; error?: unknown };
  if (typeof error === 'object') return getTourErrorMessage(error) ?? text(message);
  return text(message) ?? text(error);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
