import { expect, it } from 'vitest';
import { formatClassChanges } from './class-change-text.ts';

const before = { startsAt: new Date('2026-11-24T18:00:00Z'), room: 'Studio 1', instructor: 'Ines Duarte' };

it('describes only what has changed', () => {
  expect(formatClassChanges(before, before)).toEqual([]);
  expect(formatClassChanges(before, { ...before, startsAt: new Date('2026-11-24T18:30:00Z') })).toEqual([
    'It now starts at 18:30 instead of 18:00.',
  ]);
  expect(formatClassChanges(before, { ...before, room: 'Studio 2', instructor: 'Freya Lind' })).toEqual([
    'Freya Lind is teaching instead of Ines Duarte.',
    'It’s now in Studio 2 instead of Studio 1.',
  ]);
});
