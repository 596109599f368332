import { type ErrorCode, errorCodes } from '@studio/contracts/error-codes';
import type { ResponseTrouble } from './acknowledged-log.ts';

/** What came over the wire, before anybody has looked at it. */
export interface RawResponse {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
}

export type ResponseBody = Record<string, unknown> & { ok: boolean; code?: ErrorCode; serverTime?: number };

/** What an answer is worth: the thing itself, a refusal, trouble that may pass, or a fault of the server. */
export type ClassifiedResponse =
  | { as: 'done'; body: ResponseBody }
  | { as: 'refused'; code: ErrorCode; body: ResponseBody }
  | { as: 'trouble'; kind: ResponseTrouble; retryAfterSeconds: number }
  | { as: 'fault'; why: string };

/**
 * A client's strict reading of an answer. An empty 502 is the balancer's, for a process that took the request and died
 * or when nobody is ready; everything else has to be JSON: what was asked for, a refusal of the closed list, or 503
 * with the time after which to come again.
 */
export function classifyResponse({ status, contentType, retryAfter, text }: RawResponse): ClassifiedResponse {
  if (status === 502 && text === '') return { as: 'trouble', kind: 'nobody there', retryAfterSeconds: 1 };
  const body = contentType.startsWith('application/json') ? parsed(text) : null;
  const fault = (why: string): ClassifiedResponse => ({
    as: 'fault',
    why: `${status} ${why}: ${text.slice(0, 160)}`,
  });
  if (!body) return fault(`is no JSON but ${contentType || 'nothing'}`);
  if (status === 200) return body.ok ? { as: 'done', body } : fault('is no answer');
  const { code } = body;
  if (!code || !errorCodes.includes(code)) return fault('has no code of the list');
  if (status === 503) {
    const seconds = Number(retryAfter);
    if (retryAfter === null || !(seconds > 0)) return fault('names no time to come again');
    return { as: 'trouble', kind: 'away', retryAfterSeconds: seconds };
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
