import type { ClassSlot } from '@studio/contracts/timetable';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../../lib/api/api.ts';
import { loadNextClassTimes } from './load-next-class-times.ts';

const now = new Date('2026-11-20T10:00:00Z');

/** Fakes a timetable API with these classes: day, time, title, places left. */
function timetable(...classes: [string, string, string, number][]) {
  const requestedDates: string[] = [];
  const call = async (_path: string, { date }: { date?: string }) => {
    requestedDates.push(date ?? '');
    const slots = classes
      .filter(([day]) => day === date)
      .map(([day, time, className, capacityLeft]) => ({
        className,
        capacityLeft,
        dateStart: `${day}#${time}`,
        instructorName: 'Ines Duarte',
      }));
    return { ok: true, slots: slots as ClassSlot[] };
  };
  return { api: { call } as unknown as Api, asked: requestedDates };
}

describe('loadNextClassTimes', () => {
  it('returns the first start with a free place, and requests no more days than needed', async () => {
    const { api, asked: requestedDates } = timetable(
      ['2026-11-20', '12:00', 'Mat', 0],
      ['2026-11-20', '18:00', 'Yoga', 2],
      ['2026-11-21', '09:00', 'Mat', 1],
      ['2026-11-21', '11:00', 'Yoga', 9],
    );
    const times = await loadNextClassTimes(api, now, ['Mat', 'Yoga', 'Mat']);
    expect(times).toEqual({
      Mat: { dateStart: '2026-11-21#09:00', instructorName: 'Ines Duarte' },
      Yoga: { dateStart: '2026-11-20#18:00', instructorName: 'Ines Duarte' },
    });
    expect(requestedDates).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('searches eight days, and omits classes that are not scheduled', async () => {
    const { api, asked: requestedDates } = timetable();
    expect(await loadNextClassTimes(api, now, ['Mat'])).toEqual({});
    expect(requestedDates).toHaveLength(8);
  });

  it('returns no times while the timetable is unavailable', async () => {
    const api = { call: () => Promise.reject(new Error('down')) } as unknown as Api;
    expect(await loadNextClassTimes(api, now, ['Mat'])).toEqual({});
  });
});
