import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssistantCase, ExpectedAnswer } from './assistant-case.ts';
import { caseGroups } from './case-groups.ts';
import type { GroundTruth } from './ground-truth.ts';
import { type PreparedStudio, prepareStudio } from './prepared-studio.ts';
import { matchesCriteria } from './score-answers.ts';

let prepared: PreparedStudio;
let truth: GroundTruth;

beforeAll(async () => {
  prepared = await prepareStudio();
  truth = await prepared.truth('member');
});
afterAll(() => prepared.studio.close());

const cases = caseGroups.flatMap((subject) =>
  subject.cases.map((one) => [subject.subject, one.name, one] as const),
);
const ways = ({ expect }: AssistantCase) => [expect].flat() as ExpectedAnswer[];

describe('what the cases ask for', () => {
  it('are classes that there are', () => {
    const impossible = cases.filter(([, , one]) =>
      ways(one).some(
        ({ classes }) =>
          classes && !truth.classes.some((klass) => klass.on && matchesCriteria(klass, classes)),
      ),
    );
    expect(impossible.map(([subject, name]) => `${subject}: ${name}`)).toEqual([]);
  });

  it('is the state that they take for granted', async () => {
    const left = (date: string, time: string, type: string) =>
      truth.classes.find((one) => one.date === date && one.time === time && one.classTypeId === type)
        ?.capacityLeft;
    expect(left('2026-11-24', '18:00', 'dynamic-reformer')).toBe(0);
    expect(left('2026-11-28', '09:00', 'vinyasa-yoga')).toBe(2);
    expect(left('2026-12-05', '16:00', 'sound-healing')).toBe(3);
    expect(truth.classes.filter(({ on }) => !on).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-27 18:00',
    ]);
    const { browser, own } = await prepared.asker('member');
    const { body } = await browser.call('/classes/booking/list', own);
    expect(JSON.stringify(body)).toContain('Reformer Strength');
    const sessions = await browser.call('/account/entitlements', own);
    expect(JSON.stringify(sessions.body)).toMatch(
      /Reformer Pack of 10.*"(left|balance|sessionsLeft|remaining)":7/,
    );
  });
});
