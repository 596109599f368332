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
const expectationsOf = ({ expect }: AssistantCase) => [expect].flat() as ExpectedAnswer[];

describe('assistant cases', () => {
  it('expect only classes that exist', () => {
    const impossible = cases.filter(([, , one]) =>
      expectationsOf(one).some(
        ({ classes }) =>
          classes && !truth.classes.some((klass) => klass.on && matchesCriteria(klass, classes)),
      ),
    );
    expect(impossible.map(([subject, name]) => `${subject}: ${name}`)).toEqual([]);
  });

  it('rely on data that the prepared studio contains', async () => {
    const placesLeftIn = (date: string, time: string, type: string) =>
      truth.classes.find((one) => one.date === date && one.time === time && one.classTypeId === type)
        ?.capacityLeft;
    expect(placesLeftIn('2026-11-24', '18:00', 'dynamic-reformer')).toBe(0);
    expect(placesLeftIn('2026-11-28', '09:00', 'vinyasa-yoga')).toBe(2);
    expect(placesLeftIn('2026-12-05', '16:00', 'sound-healing')).toBe(3);
    expect(truth.classes.filter(({ on }) => !on).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-11-27 18:00',
    ]);
    const { browser, callerFields } = await prepared.createBrowserFor('member');
    const { body } = await browser.call('/classes/booking/list', callerFields);
    expect(JSON.stringify(body)).toContain('Reformer Strength');
    const sessions = await browser.call('/account/entitlements', callerFields);
    expect(JSON.stringify(sessions.body)).toMatch(
      /Reformer Pack of 10.*"(left|balance|sessionsLeft|remaining)":7/,
    );
  });
});
