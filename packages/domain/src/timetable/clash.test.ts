import { describe, expect, it } from 'vitest';
import { findClash, formatClash, getClashKind, toMinutesOfDay } from './clash.ts';

const one = { roomId: 'studio-1', instructorId: 'ines', startMin: toMinutesOfDay('09:30'), durationMin: 55 };
const at = (time: string, changes: Partial<typeof one> = {}) => ({
  ...one,
  startMin: toMinutesOfDay(time),
  ...changes,
});

describe('class clashes', () => {
  it('report the room first, then the instructor', () => {
    expect(getClashKind(one, at('10:24'))).toBe('room');
    expect(getClashKind(one, at('10:24', { roomId: 'studio-2' }))).toBe('instructor');
    expect(getClashKind(one, at('10:24', { roomId: 'studio-2', instructorId: 'freya' }))).toBeNull();
  });

  it('allow one class to start when the other ends', () => {
    expect(getClashKind(one, at('10:25'))).toBeNull();
    expect(getClashKind(one, at('08:35'))).toBeNull();
    expect(getClashKind(one, at('08:36'))).toBe('room');
  });

  it('include a class within another', () => {
    expect(getClashKind(one, at('09:45', { durationMin: 10 }))).toBe('room');
    expect(getClashKind(at('09:45', { durationMin: 10 }), one)).toBe('room');
  });

  it('report the first of several', () => {
    const others = [at('08:00'), at('09:00', { roomId: 'studio-2' }), at('10:00')];
    expect(findClash(one, others)).toEqual({ kind: 'instructor', other: others[1] });
    expect(findClash(one, [])).toBeNull();
  });

  it('are described in a sentence', () => {
    const names = {
      room: 'Studio 1',
      instructor: 'Ines Duarte',
      title: 'Mat Pilates',
      when: 'Tue 24 Nov, 09:30',
    };
    expect(formatClash('room', names)).toBe('Studio 1 is already in use: Mat Pilates, Tue 24 Nov, 09:30.');
    expect(formatClash('instructor', names)).toBe(
      'Ines Duarte is already teaching: Mat Pilates, Tue 24 Nov, 09:30.',
    );
  });
});
