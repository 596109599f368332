import { describe, expect, it } from 'vitest';
import { buildClassTypeSearch } from './class-type-link.ts';

const type = (id: string, subType: string, difficulty = 'All Levels', tags: string[] = []) => ({
  id,
  activityId: 'reformer',
  subType,
  difficulty,
  tags,
});
const all = [
  type('dynamic', 'dynamic'),
  type('strength', 'dynamic', 'Intermediate'),
  type('female-only', 'dynamic', 'All Levels', ['female-only']),
  type('foundation', 'foundation', 'Beginner Friendly'),
  type('prenatal', 'prenatal', 'Gentle', ['prenatal']),
];
const search = (id: string) => {
  const found = all.find((one) => one.id === id);
  return found ? buildClassTypeSearch(found, all) : null;
};

describe('buildClassTypeSearch', () => {
  it.each([
    ['dynamic', '?activity=reformer&level=all-levels&sub=dynamic&for=everyone'],
    ['strength', '?activity=reformer&level=intermediate&sub=dynamic&for=everyone'],
    ['female-only', '?activity=reformer&sub=dynamic&for=female-only'],
    ['foundation', '?activity=reformer&sub=foundation'],
    ['prenatal', '?activity=reformer&sub=prenatal'],
  ])('uses only the filters that distinguish %s', (id, expected) => {
    expect(search(id)).toBe(expected);
  });

  it('adds an instructor, a day and a time', () => {
    const [dynamic] = all;
    if (!dynamic) throw new Error('There is no class type.');
    expect(buildClassTypeSearch(dynamic, [dynamic], { instructorId: 'mei-tanaka' })).toBe(
      '?trainer=mei-tanaka&sub=dynamic',
    );
    expect(buildClassTypeSearch(dynamic, [dynamic], { date: '2026-11-24', time: '09:30' })).toBe(
      '?activity=reformer&sub=dynamic&date=2026-11-24&time=09:30',
    );
  });
});
