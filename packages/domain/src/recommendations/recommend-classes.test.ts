import { describe, expect, it } from 'vitest';
import { type QuizAnswers, type RecommendableClass, recommendClasses } from './recommend-classes.ts';

const klass = (
  title: string,
  activityId: string,
  subType: string,
  difficulty: string,
  ...tags: string[]
): RecommendableClass => ({ title, activityId, subType, difficulty, tags });

const classes = [
  klass('Dynamic', 'reformer', 'dynamic', 'All Levels'),
  klass('Strength', 'reformer', 'dynamic', 'Intermediate'),
  klass('Female-only Reformer', 'reformer', 'dynamic', 'All Levels', 'female-only'),
  klass('Foundations', 'reformer', 'foundation', 'Beginner Friendly'),
  klass('Prenatal Reformer', 'reformer', 'prenatal', 'Gentle', 'prenatal'),
  klass('Classic', 'mat', 'classic', 'Beginner Friendly'),
  klass('Prenatal Mat', 'mat', 'prenatal', 'Gentle', 'prenatal'),
  klass('Vinyasa', 'yoga', 'vinyasa', 'All Levels'),
  klass('Restorative', 'yoga', 'restorative-yin', 'Beginner Friendly'),
  klass('Sound Healing', 'yoga', 'sound-healing', 'All Levels', 'no-entitlement'),
];

const everyAnswer = (['beginner', 'returning', 'intermediate'] as const).flatMap((level) =>
  (['core', 'gentle', 'pregnancy', 'none'] as const).flatMap((goal) =>
    (['mat', 'reformer', 'either'] as const).map((equipment) => ({ level, goal, equipment })),
  ),
);

const titles = (answers: QuizAnswers, from: readonly RecommendableClass[] = classes) =>
  recommendClasses(from, answers).map(({ title }) => title);

describe.each(everyAnswer)('recommendClasses for $level, $goal, $equipment', (answers) => {
  const found = recommendClasses(classes, answers);

  it('returns one to three classes with different titles on the requested equipment', () => {
    expect(found.length).toBeGreaterThanOrEqual(1);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    if (answers.equipment === 'reformer')
      expect(found.every(({ activityId }) => activityId === 'reformer')).toBe(true);
    if (answers.equipment === 'mat')
      expect(found.some(({ activityId }) => activityId === 'reformer')).toBe(false);
  });

  it('returns prenatal classes only for pregnancy, and no restricted classes otherwise', () => {
    const forSome = found.flatMap(({ tags }) => tags);
    expect([...new Set(forSome)]).toEqual(answers.goal === 'pregnancy' ? ['prenatal'] : []);
  });

  it('returns no intermediate class for beginners or a gentle goal', () => {
    if (answers.level !== 'beginner' && answers.goal !== 'gentle') return;
    expect(found.map(({ difficulty }) => difficulty)).not.toContain('Intermediate');
  });

  it('does not mutate its input, and returns the same result again', () => {
    const before = structuredClone(classes);
    expect(recommendClasses(classes, answers)).toEqual(found);
    expect(classes).toEqual(before);
  });
});

it('ranks the best match first', () => {
  expect(titles({ level: 'beginner', goal: 'gentle', equipment: 'either' })).toEqual([
    'Restorative',
    'Classic',
    'Foundations',
  ]);
  expect(titles({ level: 'intermediate', goal: 'core', equipment: 'reformer' })[0]).toBe('Strength');
  expect(titles({ level: 'returning', goal: 'core', equipment: 'either' })[0]).toBe('Dynamic');
  expect(titles({ level: 'beginner', goal: 'pregnancy', equipment: 'mat' })).toEqual(['Prenatal Mat']);
});

it('varies the activities when any equipment will do', () => {
  const found = recommendClasses(classes, { level: 'beginner', goal: 'none', equipment: 'either' });
  expect(new Set(found.map(({ activityId }) => activityId)).size).toBe(3);
});

it('recommends no restorative class for a core goal', () => {
  expect(titles({ level: 'beginner', goal: 'core', equipment: 'mat' })).toEqual(['Classic', 'Vinyasa']);
});

it('recommends one of two classes with the same title', () => {
  const withDuplicate = [klass('Classic', 'mat', 'classic', 'All Levels'), ...classes];
  const found = titles({ level: 'returning', goal: 'core', equipment: 'mat' }, withDuplicate);
  expect(found.filter((title) => title === 'Classic')).toHaveLength(1);
});

it('returns nothing when no class of that kind is taught', () => {
  const answers = { level: 'beginner', goal: 'pregnancy', equipment: 'reformer' } as const;
  const without = classes.filter(({ title }) => title !== 'Prenatal Reformer');
  expect(titles(answers, without)).toEqual([]);
});
