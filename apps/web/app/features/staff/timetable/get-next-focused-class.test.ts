import { expect, it } from 'vitest';
import { getNextFocusedClass } from './get-next-focused-class.ts';

const cell = (date: string, roomId: string, time: string) => {
  return { classId: `${date} ${roomId} ${time}`, date, roomId, time };
};
const cells = [
  cell('2026-11-23', 'one', '07:00'),
  cell('2026-11-23', 'one', '09:30'),
  cell('2026-11-23', 'one', '18:00'),
  cell('2026-11-23', 'two', '09:00'),
  cell('2026-11-25', 'one', '08:15'),
  cell('2026-11-25', 'one', '19:05'),
];
const from = (time: string, date = '2026-11-23', roomId = 'one') => {
  const found = cells.find(({ classId }) => classId === `${date} ${roomId} ${time}`);
  if (!found) throw new Error('No such cell');
  return (key: string) => getNextFocusedClass(key, found, cells)?.classId ?? null;
};

it('moves up and down within its lane, and to its first and last class', () => {
  expect(from('09:30')('ArrowDown')).toBe('2026-11-23 one 18:00');
  expect(from('09:30')('ArrowUp')).toBe('2026-11-23 one 07:00');
  expect(from('18:00')('ArrowDown')).toBeNull();
  expect(from('18:00')('Home')).toBe('2026-11-23 one 07:00');
  expect(from('07:00')('End')).toBe('2026-11-23 one 18:00');
});

it('moves to the class nearest in time on the next day of the room', () => {
  expect(from('18:00')('ArrowRight')).toBe('2026-11-25 one 19:05');
  expect(from('08:15', '2026-11-25')('ArrowLeft')).toBe('2026-11-23 one 07:00');
  expect(from('09:00', '2026-11-23', 'two')('ArrowRight')).toBeNull();
  expect(from('07:00')('Enter')).toBeNull();
});
