import { activities as builtInActivities } from '@studio/content/activities';
import { classTypes } from '@studio/content/class-types';
import { getRecommendationReason, quizQuestions } from '@studio/content/copy/quiz';
import { products } from '@studio/content/products';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { recommendClasses } from '@studio/domain/recommendations/recommend-classes';
import { expect, it } from 'vitest';
import type { Api } from '../../../lib/api/api.ts';
import { loadQuizClasses } from './load-quiz-classes.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** Fakes an API with these classes, [day#time, title, places left]. Records the requested days. */
function studio(
  classes: readonly [string, string, number][],
  activities: readonly { id: string; label: string }[] = builtInActivities,
) {
  const requestedDates: string[] = [];
  const call = async (path: string, fields: object) => {
    if (path === paths.catalogue)
      return {
        ...{ ok: true, activities, classTypes, products, studio: { currency: 'GBP' } },
        settings: { showsBuiltInPictures: true },
      };
    const { date } = fields as { date: string };
    requestedDates.push(date);
    const slots = classes
      .filter(([start]) => start.startsWith(date))
      .map(([dateStart, className, capacityLeft]) => ({ dateStart, className, capacityLeft }) as ClassSlot);
    return { ok: true, slots };
  };
  return { api: { call } as Api, asked: requestedDates };
}

const find = async (api: Api, title: string) =>
  (await loadQuizClasses(api, now)).find((one) => one.title === title);

it('links to the next class with a free place, skipping full ones', async () => {
  const { api } = studio([
    ['2026-11-20#17:30', 'Vinyasa Yoga', 0],
    ['2026-11-21#09:00', 'Vinyasa Yoga', 2],
  ]);
  expect(await find(api, 'Vinyasa Yoga')).toMatchObject({
    next: 'Tomorrow, 09:00',
    to: '/timetable?activity=yoga&sub=vinyasa&date=2026-11-21&time=09:00',
    price: '£12 / session',
    firstPrice: null,
  });
});

it('links to all classes of the type when none has a free place', async () => {
  const mat = await find(studio([]).api, 'Classic Mat Pilates');
  expect(mat).toMatchObject({
    next: null,
    to: '/timetable?activity=mat&sub=classic&for=everyone',
    firstPrice: 'First class £9',
  });
});

it('stops requesting days once every class is found, and after a week in any case', async () => {
  const titles = (await loadQuizClasses(studio([]).api, now)).map(({ title }) => title);
  const complete = studio(titles.map((title) => ['2026-11-20#18:00', title, 5]));
  await loadQuizClasses(complete.api, now);
  expect(complete.asked).toEqual(['2026-11-20']);
  const empty = studio([]);
  await loadQuizClasses(empty.api, now);
  expect(empty.asked).toHaveLength(8);
});

it('still recommends classes when the timetable is unavailable', async () => {
  const { api } = studio([]);
  const broken: Api = {
    call: (path, fields) =>
      path === paths.availability ? Promise.reject(new Error('gone')) : api.call(path, fields),
  };
  expect((await loadQuizClasses(broken, now)).length).toBeGreaterThan(3);
});

it('recommends classes with a reason for every combination of answers', async () => {
  const classes = await loadQuizClasses(studio([]).api, now);
  for (const { value: level } of quizQuestions.level.options) {
    for (const { value: goal } of quizQuestions.goal.options) {
      for (const { value: equipment } of quizQuestions.equipment.options) {
        const answers = { level, goal, equipment };
        const found = recommendClasses(classes, answers);
        expect(found.length, JSON.stringify(answers)).toBeGreaterThan(0);
        const reasons = found.map((one) => getRecommendationReason(one, answers));
        for (const reason of reasons) expect(reason).toMatch(/^[A-Z][^.]+, and [^.]+\.$/);
      }
    }
  }
});

it('gives no reason of a built-in activity for one that the owner has renamed', async () => {
  const renamed = builtInActivities.map(({ id, label }) => ({
    id,
    label: id === 'reformer' ? 'Barre' : label,
  }));
  const answers = { level: 'beginner', goal: 'core', equipment: 'either' } as const;
  const getReason = async (activities: readonly { id: string; label: string }[]) => {
    const found = await find(studio([], activities).api, 'Reformer Foundations');
    return found && getRecommendationReason(found, answers);
  };
  expect(await getReason(builtInActivities)).toContain('springs');
  expect(await getReason(renamed)).toBe(
    'You use your own weight to work your core, and every exercise has a lighter version.',
  );
});
