import { describe, expect, it } from 'vitest';
import {
  type ClassMessageCandidate,
  getClassMessageError,
  getDefaultClassMessageSubject,
  selectClassMessageRecipients,
} from './class-message.ts';

let nextId = 0;
const candidate = (fields: Partial<ClassMessageCandidate>): ClassMessageCandidate => ({
  id: `id-${++nextId}`,
  list: 'booked',
  name: 'Amara Obi',
  email: 'amara@guests.example',
  ownerId: null,
  confirmed: true,
  ...fields,
});
const select = (candidates: ClassMessageCandidate[], audience: 'booked' | 'waiting' | 'both' = 'both') =>
  selectClassMessageRecipients(candidates, audience).map(({ name, list, unreachable }) => [
    name,
    list,
    unreachable,
  ]);

describe('recipients of a message to a class', () => {
  const amara = candidate({});
  const ben = candidate({ name: 'Ben Cole', email: 'ben@guests.example', list: 'waiting' });

  it('are the booked clients, those on the waiting list, or both', () => {
    expect(select([ben, amara], 'booked')).toEqual([['Amara Obi', 'booked', null]]);
    expect(select([ben, amara], 'waiting')).toEqual([['Ben Cole', 'waiting', null]]);
    expect(select([ben, amara])).toEqual([
      ['Amara Obi', 'booked', null],
      ['Ben Cole', 'waiting', null],
    ]);
  });

  it('count a client with several places, or on both lists, once', () => {
    const second = candidate({});
    const waiting = candidate({ list: 'waiting', email: 'Amara@Guests.example ' });
    expect(select([amara, second, waiting])).toEqual([['Amara Obi', 'booked', null]]);
    const bought = candidate({ ownerId: 'm1', email: 'old@guests.example' });
    const later = candidate({ ownerId: 'm1', email: 'new@guests.example' });
    expect(select([bought, later])).toHaveLength(1);
  });

  it('say who cannot be reached, and why', () => {
    const noEmail = candidate({ name: 'Cy Dean', email: ' ', ownerId: 'person:1' });
    const stranger = candidate({
      name: 'Dee Fox',
      email: 'dee@guests.example',
      list: 'waiting',
      confirmed: false,
    });
    expect(select([noEmail, stranger])).toEqual([
      ['Cy Dean', 'booked', 'no-email'],
      ['Dee Fox', 'waiting', 'unconfirmed'],
    ]);
  });

  it('are reached by a booked place if their waiting list entry is unconfirmed', () => {
    const waiting = candidate({ list: 'waiting', confirmed: false });
    expect(select([waiting, amara])).toEqual([['Amara Obi', 'booked', null]]);
  });

  it('without an email address stay apart', () => {
    const guests = [candidate({ email: '' }), candidate({ email: '' })];
    expect(select(guests)).toHaveLength(2);
  });
});

describe('time of a message', () => {
  const klass = { status: 'SCHEDULED' as const, startsAt: new Date('2026-11-27T18:30:00Z'), durationMin: 55 };

  it('is until 7 days after the class, and never for a cancelled class', () => {
    expect(getClassMessageError(klass, new Date('2026-11-20T08:00:00Z'))).toBeNull();
    expect(getClassMessageError(klass, new Date('2026-12-04T19:25:00Z'))).toBeNull();
    expect(getClassMessageError(klass, new Date('2026-12-04T19:25:01Z'))).toBe('too_late');
    expect(getClassMessageError({ ...klass, status: 'CANCELLED' }, klass.startsAt)).toBe('cancelled');
  });
});

it('starts with a subject that names the class, its day and its time', () => {
  expect(getDefaultClassMessageSubject('Vinyasa Yoga', new Date('2026-11-27T18:30:00Z'))).toBe(
    'Vinyasa Yoga, Fri 27 Nov, 18:30',
  );
});
