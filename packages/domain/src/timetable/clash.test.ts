import { describe, expect, it } from 'vitest';
import { findClash, formatClash, getClashKind, toMinutesOfDay } from './clash.ts';

const one = { roomId: 'studio-1', instructorId: 'ines', startMin: toMinutesOfDay('09:30'), durationMin: 55 };
const at = (time: string, changes: Partial<typeof one> = {}) => ({
  ...one,
  startMin: toMinutesOfDay(time),
  ...changes,
});

describe('clashes', () => {
  it('names the room first, then the instructor', () => {
    expect(getClashKind(one, at('10:24'))).toBe('room');
    expect(getClashKind(one, at('10:24', { roomId: 'studio-2' }))).toBe('instructor');
    expect(getClashKind(one, at('10:24', { roomId: 'studio-2', instructorId: 'freya' }))).toBeNull();
  });

  it('lets one begin as the other ends, in either order', () => {
    expect(getClashKind(one, at('10:25'))).toBeNull();
    expect(getClashKind(one, at('08:35'))).toBeNull();
    expect(getClashKind(one, at('08:36'))).toBe('room');
  });

  it('sees a class that lies within another', () => {
    expect(getClashKind(one, at('09:45', { durationMin: 10 }))).toBe('room');
    expect(getClashKind(at('09:45', { durationMin: 10 }), one)).toBe('room');
  });

  it('finds the first of several', () => {
    const others = [at('08:00'), at('09:00', { roomId: 'studio-2' }), at('10:00')];
    expect(findClash(one, others)).toEqual({ kind: 'instructor', other: others[1] });
    expect(findClash(one, [])).toBeNull();
  });

  it('says what is in the way', () => {
    const names = {
      room: 'Studio 1',
      instructor: 'Ines Duarte',
      title: 'Mat Pilates',
      when: 'Tue 24 Nov, 09:30',
    };
    expect(formatClash('room', names)).toBe('Studio 1 is taken then: Mat Pilates, Tue 24 Nov, 09:30.');
    expect(formatClash('instructor', names)).toBe(
      'Ines Duarte teaches then: Mat Pilates, Tue 24 Nov, 09:30.',
    );
  });
});
