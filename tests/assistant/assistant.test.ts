import { chatResponse } from '@studio/contracts/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssistantCase } from './assistant-case.ts';
import { caseGroups } from './case-groups.ts';
import { type PreparedStudio, prepareStudio } from './prepared-studio.ts';
import { type CaseScore, getAverageScore, judgeCase } from './score-answers.ts';

/** Required score: correct facts and links, honest hand-overs; a wrong fact counts double. */
const leastScore = 0.95;

let prepared: PreparedStudio;

beforeAll(async () => {
  prepared = await prepareStudio();
});
afterAll(() => prepared.studio.close());

/** Sends a case's messages from a new browser and scores the replies. */
async function ask(testCase: AssistantCase): Promise<CaseScore & { said: string }> {
  const { says, as = 'visitor' } = testCase;
  const { browser, own } = await prepared.asker(as);
  const answers = [];
  for (const message of [says].flat()) {
    const { status, body } = await browser.call('/chat', { message, ...own });
    answers.push(status === 200 ? (chatResponse.safeParse(body).data ?? null) : null);
  }
  const last = answers.at(-1);
  const classes = last?.message?.classes.map(({ date, time, title }) => `[${date} ${time} ${title}]`) ?? [];
  const verdict = judgeCase(testCase, answers, await prepared.truth(as));
  return { ...verdict, said: [last?.message?.text ?? last?.reply, ...classes].join(' ') };
}

describe('the assistant', () => {
  it('answers at least 95 % rightly, wrong facts counted double, and changes nothing', async () => {
    const before = await prepared.bookings();
    const verdicts: CaseScore[] = [];
    const lines: string[] = [];
    for (const { subject, cases } of caseGroups) {
      const asked = [];
      for (const testCase of cases) asked.push({ testCase, ...(await ask(testCase)) });
      verdicts.push(...asked);
      lines.push(`${subject}: ${asked.filter(({ points }) => points === 1).length} of ${cases.length}`);
      for (const { testCase, points, why, said } of asked) {
        if (points === 1) continue;
        const kind = points === -1 ? 'WRONG' : 'lacks';
        lines.push(`  ${kind} ${testCase.name}: ${[testCase.says].flat().join(' / ')}`);
        lines.push(`        ${why.join('; ')}`, `        said: ${said}`);
      }
    }
    const reached = getAverageScore(verdicts);
    const wrong = verdicts.filter(({ points }) => points === -1).length;
    lines.push(`${verdicts.length} cases, ${wrong} with a wrong fact, score ${reached.toFixed(3)}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    expect(await prepared.bookings()).toEqual(before);
    expect(reached).toBeGreaterThanOrEqual(leastScore);
  }, 600_000);
});
