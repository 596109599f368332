import { paths } from '@studio/contracts/paths';
import { describe, expect, it } from 'vitest';
import type { Api } from '../api/api.ts';
import { loadNextClasses } from './load-next-classes.ts';

const now = new Date('2026-11-20T10:00:00Z');
const filters = { activityType: 'reformer' };

/** Creates a studio with these classes by day, 'HH:MM' or 'HH:MM prenatal'. It records its requests. */
function studioWith(days: Record<string, string[]>): { api: Api; requestedDates: string[] } {
  const requestedDates: string[] = [];
  const slotsOn = (date: string) =>
    (days[date] ?? []).map((line) => {
      const [time, ...tags] = line.split(' ');
      return { classId: `${date} ${time}`, dateStart: `${date}#${time}`, tags, capacityLeft: 4 };
    });
  const call = async (path: string, fields: object) => {
    const { date = 'summary' } = fields as { date?: string };
    requestedDates.push(date);
    if (path === paths.availability) return { ok: true, slots: slotsOn(date) };
    return { ok: true, days: Object.fromEntries(Object.entries(days).map(([day, of]) => [day, of.length])) };
  };
  return { api: { call: call as Api['call'] }, requestedDates };
}

const starts = (classes: { dateStart: string }[]) => classes.map(({ dateStart }) => dateStart);

describe('loadNextClasses', () => {
  it('requests no further day when today has enough classes', async () => {
    const { api, requestedDates } = studioWith({
      '2026-11-20': ['13:30', '16:45', '18:00'],
      '2026-11-21': ['08:30'],
    });
    expect(starts(await loadNextClasses(api, now, { filters, count: 2 }))).toEqual([
      '2026-11-20#13:30',
      '2026-11-20#16:45',
    ]);
    expect(requestedDates).toEqual(['2026-11-20']);
  });

  it('requests the next days with classes, in order, until there are enough', async () => {
    const { api, requestedDates } = studioWith({
      '2026-11-20': ['19:05'],
      '2026-11-25': ['07:00'],
      '2026-11-23': ['07:00', '08:15'],
    });
    expect(starts(await loadNextClasses(api, now, { filters, count: 3 }))).toEqual([
      '2026-11-20#19:05',
      '2026-11-23#07:00',
      '2026-11-23#08:15',
    ]);
    expect(requestedDates).toEqual(['2026-11-20', 'summary', '2026-11-23']);
  });

  it('leaves out classes for particular groups, and may return fewer than requested', async () => {
    const { api } = studioWith({
      '2026-11-20': ['13:30 prenatal', '19:05 female-only'],
      '2026-11-21': ['08:30'],
    });
    expect(starts(await loadNextClasses(api, now, { filters, count: 4 }))).toEqual(['2026-11-21#08:30']);
  });
});
