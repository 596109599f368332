import { expect, it } from 'vitest';
import { formatBeds, getOwnName, listBedNotes } from './format-beds.ts';

const bed = (number: number, note: string | null = null) => ({ number, label: `Bed ${number}`, note });
const tower = { number: 3, label: 'Tower 1', note: null };

it('formats one bed with its note and several by their numbers', () => {
  expect(formatBeds([bed(4, 'by the window')], 'beds')).toBe('Bed 4, by the window');
  expect(formatBeds([bed(4, 'by the window'), bed(5)], 'beds')).toBe('Beds 4 and 5');
  expect(formatBeds([bed(4), bed(5), bed(6)], 'beds')).toBe('Beds 4, 5 and 6');
  expect(
    formatBeds(
      [
        { number: 1, label: 'Mat 1', note: null },
        { number: 2, label: 'Mat 2', note: null },
      ],
      'mats',
    ),
  ).toBe('Mats 1 and 2');
});

it('formats beds with names of their own by these names', () => {
  expect(formatBeds([tower, bed(4)], 'beds')).toBe('Tower 1 and Bed 4');
  expect(getOwnName(tower, 'beds')).toBe('Tower 1');
  expect(getOwnName(bed(4), 'beds')).toBeNull();
});

it('lists what sets beds apart', () => {
  const beds = [bed(1, 'by the window'), bed(2), bed(6, 'by the window'), { ...tower, note: 'with a tower' }];
  expect(listBedNotes(beds, 'beds')).toEqual(['By the window: Beds 1 and 6', 'With a tower: Tower 1']);
  expect(listBedNotes([bed(2)], 'beds')).toEqual([]);
});
