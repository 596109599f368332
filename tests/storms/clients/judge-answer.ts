import { type ErrorCode, errorCodes } from '@studio/contracts/error-codes';
import type { Trouble } from './told.ts';

/** What came over the wire, before anybody has looked at it. */
export interface Arrived {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
}

export type Body = Record<string, unknown> & { ok: boolean; code?: ErrorCode; serverTime?: number };

/** What an answer is worth: the thing itself, a refusal, trouble that may pass, or a fault of the server. */
export type Judged =
  | { as: 'done'; body: Body }
  | { as: 'refused'; code: ErrorCode; body: Body }
  | { as: 'trouble'; kind: Trouble; retryAfterSeconds: number }
  | { as: 'fault'; why: string };

/**
 * A client's strict reading of an answer. An empty 502 is the balancer's, for a process that took the request and died
 * or when nobody is ready; everything else has to be JSON: what was asked for, a refusal of the closed list, or 503
 * with the time after which to come again.
 */
export function judge({ status, contentType, retryAfter, text }: Arrived): Judged {
  if (status === 502 && text === '') return { as: 'trouble', kind: 'nobody there', retryAfterSeconds: 1 };
  const body = contentType.startsWith('application/json') ? parsed(text) : null;
  const fault = (why: string): Judged => ({ as: 'fault', why: `${status} ${why}: ${text.slice(0, 160)}` });
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

function parsed(text: string): Body | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Body) : null;
  } catch {
    return null;
  }
}
