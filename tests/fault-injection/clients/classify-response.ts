import { type ErrorCode, errorCodes } from '@studio/contracts/error-codes';
import type { ResponseTrouble } from './acknowledged-log.ts';

/** Raw HTTP response. */
export interface RawResponse {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
}

export type ResponseBody = Record<string, unknown> & { ok: boolean; code?: ErrorCode; serverTime?: number };

/** Result of a response: success, error, temporary failure, or a fault of the server. */
export type ClassifiedResponse =
  | { as: 'done'; body: ResponseBody }
  | { as: 'refused'; code: ErrorCode; body: ResponseBody }
  | { as: 'trouble'; kind: ResponseTrouble; retryAfterSeconds: number }
  | { as: 'fault'; reason: string };

/**
 * Classifies a response strictly. An empty 502 comes from the balancer, when a process died with the request or none is
 * ready.
 * Everything else must be JSON: a success, a known error, or a 503 with Retry-After.
 */
export function classifyResponse({ status, contentType, retryAfter, text }: RawResponse): ClassifiedResponse {
  if (status === 502 && text === '') return { as: 'trouble', kind: 'no server', retryAfterSeconds: 1 };
  const body = contentType.startsWith('application/json') ? parsed(text) : null;
  const fault = (reason: string): ClassifiedResponse => ({
    as: 'fault',
    reason: `${status} ${reason}: ${text.slice(0, 160)}`,
  });
  if (!body) return fault(`is no JSON but ${contentType || 'nothing'}`);
  if (status === 200) return body.ok ? { as: 'done', body } : fault('is no answer');
  const { code } = body;
  if (!code || !errorCodes.includes(code)) return fault('has no code of the list');
  if (status === 503) {
    const seconds = Number(retryAfter);
    if (retryAfter === null || !(seconds > 0)) return fault('names no time to come again');
    return { as: 'trouble', kind: 'unavailable', retryAfterSeconds: seconds };
  }
  return status >= 500 ? fault('is a failure of the server') : { as: 'refused', code, body };
}

function parsed(text: string): ResponseBody | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as ResponseBody) : null;
  } catch {
    return null;
  }
}
