import type { ApiResult } from './api-client.ts';

/** How often each outcome was answered: "ok", or status and code of the refusal. */
export function countOutcomes(answers: readonly ApiResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = body.ok ? 'ok' : `${status} ${body.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
