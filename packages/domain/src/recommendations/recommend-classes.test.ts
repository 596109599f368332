import { describe, expect, it } from 'vitest';
import { type QuizAnswers, type RecommendableClass, recommendClasses } from './recommend-classes.ts';

const taught = (
  title: string,
  activityId: string,
  subType: string,
  difficulty: string,
  ...tags: string[]
): RecommendableClass => ({ title, activityId, subType, difficulty, tags });

const classes = [
  taught('Dynamic', 'reformer', 'dynamic', 'All Levels'),
  taught('Strength', 'reformer', 'dynamic', 'Intermediate'),
  taught('Female-only Reformer', 'reformer', 'dynamic', 'All Levels', 'female-only'),
  taught('Foundations', 'reformer', 'foundation', 'Beginner Friendly'),
  taught('Prenatal Reformer', 'reformer', 'prenatal', 'Gentle', 'prenatal'),
  taught('Classic', 'mat', 'classic', 'Beginner Friendly'),
  taught('Prenatal Mat', 'mat', 'prenatal', 'Gentle', 'prenatal'),
  taught('Vinyasa', 'yoga', 'vinyasa', 'All Levels'),
  taught('Restorative', 'yoga', 'restorative-yin', 'Beginner Friendly'),
  taught('Sound Healing', 'yoga', 'sound-healing', 'All Levels', 'no-entitlement'),
];

const everyAnswer = (['beginner', 'returning', 'intermediate'] as const).flatMap((level) =>
  (['core', 'gentle', 'pregnancy', 'none'] as const).flatMap((goal) =>
    (['mat', 'reformer', 'either'] as const).map((equipment) => ({ level, goal, equipment })),
  ),
);

const titles = (answers: QuizAnswers, from: readonly RecommendableClass[] = classes) =>
  recommendClasses(from, answers).map(({ title }) => title);

describe.each(everyAnswer)('$level, $goal, $equipment', (answers) => {
  const found = recommendClasses(classes, answers);

  it('gives one to three, no title twice, on the equipment that was asked for', () => {
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    if (answers.equipment === 'reformer')
      expect(found.every(({ activityId }) => activityId === 'reformer')).toBe(true);
    if (answers.equipment === 'mat')
      expect(found.some(({ activityId }) => activityId === 'reformer')).toBe(false);
  });

  it('gives classes made for pregnancy to those who ask, and nothing for some people only to the others', () => {
    const forSome = found.flatMap(({ tags }) => tags);
    expect([...new Set(forSome)]).toEqual(answers.goal === 'pregnancy' ? ['prenatal'] : []);
  });

  it('sends no beginner, and nobody who wants it gentle, into an intermediate class', () => {
    if (answers.level !== 'beginner' && answers.goal !== 'gentle') return;
    expect(found.map(({ difficulty }) => difficulty)).not.toContain('Intermediate');
  });

  it('does not change what it is given, and says the same again', () => {
    const before = structuredClone(classes);
    expect(recommendClasses(classes, answers)).toEqual(found);
    expect(classes).toEqual(before);
  });
});

it('puts first what was asked for', () => {
  expect(titles({ level: 'beginner', goal: 'gentle', equipment: 'either' })).toEqual([
    'Restorative',
    'Classic',
    'Foundations',
  ]);
  expect(titles({ level: 'intermediate', goal: 'core', equipment: 'reformer' })[0]).toBe('Strength');
  expect(titles({ level: 'returning', goal: 'core', equipment: 'either' })[0]).toBe('Dynamic');
  expect(titles({ level: 'beginner', goal: 'pregnancy', equipment: 'mat' })).toEqual(['Prenatal Mat']);
});

it('shows three activities rather than one thrice when either will do', () => {
  const found = recommendClasses(classes, { level: 'beginner', goal: 'none', equipment: 'either' });
  expect(new Set(found.map(({ activityId }) => activityId)).size).toBe(3);
});

it('recommends no rest to somebody who wants strength', () => {
  expect(titles({ level: 'beginner', goal: 'core', equipment: 'mat' })).toEqual(['Classic', 'Vinyasa']);
});

it('takes one of two classes with the same title', () => {
  const twice = [taught('Classic', 'mat', 'classic', 'All Levels'), ...classes];
  const found = titles({ level: 'returning', goal: 'core', equipment: 'mat' }, twice);
  expect(found.filter((title) => title === 'Classic')).toHaveLength(1);
});

it('gives nothing when nothing of that kind is taught', () => {
  const answers = { level: 'beginner', goal: 'pregnancy', equipment: 'reformer' } as const;
  const without = classes.filter(({ title }) => title !== 'Prenatal Reformer');
  expect(titles(answers, without)).toEqual([]);
});
