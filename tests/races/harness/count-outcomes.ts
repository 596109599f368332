import type { ApiResult } from './api-client.ts';

/** Counts responses by outcome: "ok", or status and error code. */
export function countOutcomes(answers: readonly ApiResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = body.ok ? 'ok' : `${status} ${body.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
