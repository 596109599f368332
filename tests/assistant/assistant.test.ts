/**
 * Asks all questions. In the short form, `held-out` asks the held-out ones.
 *
 * @module-tag long
 */
import { chatResponse } from '@studio/contracts/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssistantCase } from './assistant-case.ts';
import { caseGroups } from './case-groups.ts';
import { type PreparedStudio, prepareStudio } from './prepared-studio.ts';
import { type CaseScore, getAverageScore, scoreCase } from './score-answers.ts';

/** Required score: correct facts and links, honest hand-overs; a wrong fact counts double. */
const minScore = 0.95;

let prepared: PreparedStudio;

beforeAll(async () => {
  prepared = await prepareStudio();
});
afterAll(() => prepared.studio.close());

/** Sends a case's messages from a new browser and scores the replies. */
async function runCase(testCase: AssistantCase): Promise<CaseScore & { reply: string }> {
  const { says, as = 'visitor' } = testCase;
  const { browser, callerFields } = await prepared.createBrowserFor(as);
  const responses = [];
  for (const message of [says].flat()) {
    const { status, body } = await browser.call('/chat', { message, ...callerFields });
    responses.push(status === 200 ? (chatResponse.safeParse(body).data ?? null) : null);
  }
  const last = responses.at(-1);
  const classes = last?.message?.classes.map(({ date, time, title }) => `[${date} ${time} ${title}]`) ?? [];
  const verdict = scoreCase(testCase, responses, await prepared.truth(as));
  return { ...verdict, reply: [last?.message?.text ?? last?.reply, ...classes].join(' ') };
}

describe('assistant', () => {
  it('scores at least 95 % with wrong facts counted double, and leaves bookings unchanged', async () => {
    const before = await prepared.bookings();
    const verdicts: CaseScore[] = [];
    const lines: string[] = [];
    for (const { subject, cases } of caseGroups) {
      const results = [];
      for (const testCase of cases) results.push({ testCase, ...(await runCase(testCase)) });
      verdicts.push(...results);
      lines.push(`${subject}: ${results.filter(({ points }) => points === 1).length} of ${cases.length}`);
      for (const { testCase, points, reasons, reply } of results) {
        if (points === 1) continue;
        const kind = points === -1 ? 'WRONG' : 'lacks';
        lines.push(`  ${kind} ${testCase.name}: ${[testCase.says].flat().join(' / ')}`);
        lines.push(`        ${reasons.join('; ')}`, `        said: ${reply}`);
      }
    }
    const score = getAverageScore(verdicts);
    const wrong = verdicts.filter(({ points }) => points === -1).length;
    lines.push(`${verdicts.length} cases, ${wrong} with a wrong fact, score ${score.toFixed(3)}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(await prepared.bookings()).toEqual(before);
    expect(score).toBeGreaterThanOrEqual(minScore);
  }, 600_000);
});
