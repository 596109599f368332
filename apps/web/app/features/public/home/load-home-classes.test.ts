import type { ClassSlot } from '@studio/contracts/timetable';
import { expect, test } from 'vitest';
import type { Api } from '../../../lib/api/api.ts';
import { loadHomeClasses } from './load-home-classes.ts';

const friday = new Date('2026-11-20T18:30:00Z');

test('shows three classes of today with their texts', async () => {
  const classes = [slot('2026-11-20#19:00', 2), slot('2026-11-20#19:30'), slot('2026-11-20#20:00')];
  const shown = await loadHomeClasses(studioWith([...classes, slot('2026-11-20#20:30')]), friday);
  expect(shown).toMatchObject({ label: 'Today', day: 'Friday 20 November' });
  expect(shown.classes).toHaveLength(3);
  expect(shown.classes[0]).toEqual({
    id: '2026-11-20#19:00',
    to: '/timetable?date=2026-11-20&time=19%3A00',
    time: '19:00',
    laterDay: null,
    title: 'Vinyasa Yoga',
    detail: 'Amara Cole · 55 min',
    price: '£12.00',
    places: '2 left',
    low: true,
  });
});

test('fills up with classes of the next day late in the evening, and labels them', async () => {
  const api = studioWith([slot('2026-11-20#19:00'), slot('2026-11-21#08:00'), slot('2026-11-21#09:00')]);
  const shown = await loadHomeClasses(api, friday);
  expect(shown.label).toBe('Today');
  expect(shown.classes.map(({ laterDay }) => laterDay)).toEqual([null, 'Sat 21 Nov', 'Sat 21 Nov']);
});

test('labels the next open day when nothing is left today and the studio is closed tomorrow', async () => {
  const shown = await loadHomeClasses(studioWith([slot('2026-11-22#08:00')]), friday);
  expect(shown).toMatchObject({ label: 'Sunday', day: 'Sunday 22 November' });
  expect(shown.classes.map(({ laterDay }) => laterDay)).toEqual([null]);
});

test('keeps label and day when the service is unavailable, and requests it only once', async () => {
  let calls = 0;
  const api: Api = {
    call: () => {
      calls += 1;
      return Promise.reject(new Error('down'));
    },
  };
  expect(await loadHomeClasses(api, friday)).toEqual({
    label: 'Today',
    day: 'Friday 20 November',
    classes: [],
  });
  expect(calls).toBe(1);
});

function studioWith(slots: ClassSlot[]): Api {
  return {
    call: async <ResponseBody>(_path: string, { date }: { date?: string }) =>
      ({ slots: slots.filter(({ dateStart }) => dateStart.startsWith(date ?? '')) }) as ResponseBody,
  };
}

function slot(dateStart: string, capacityLeft = 9): ClassSlot {
  return {
    classId: dateStart,
    dateStart,
    className: 'Vinyasa Yoga',
    instructorName: 'Amara Cole',
    durationMin: 55,
    capacityLeft,
    price: { base: 12, final: 12 },
  } as ClassSlot;
}
