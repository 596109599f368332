import type { TourSlotDto } from '@studio/contracts/tours';
import { describe, expect, it } from 'vitest';
import { initialTourState, type TourAction, type TourState, tourReducer } from './tour-state.ts';

const slot = (id: string): TourSlotDto => ({
  id,
  slotId: id,
  date: id.slice(0, 10),
  start: `${id}:00.000Z`,
  end: `${id}:30.000Z`,
});

const [ten, half, nextDay] = ['2026-11-24T10:00', '2026-11-24T10:30', '2026-11-25T10:00'].map(slot) as [
  TourSlotDto,
  TourSlotDto,
  TourSlotDto,
];
const slots = [ten, half, nextDay];
const expiresAt = 1_795_000_000;

function after(...actions: TourAction[]): TourState {
  return actions.reduce(tourReducer, initialTourState);
}

const toTimes: TourAction[] = [
  { type: 'loaded', slots },
  { type: 'dateChosen', date: ten.date },
  { type: 'wentOn' },
];
const asking: TourAction[] = [...toTimes, { type: 'slotChosen', slot: ten }, { type: 'holdAsked' }];
const toDetails: TourAction[] = [...asking, { type: 'held', slotId: ten.id, expiresAt }];
const typed: TourAction = { type: 'detailTyped', field: 'firstName', value: 'Amara' };
const booking: TourAction[] = [...toDetails, typed, { type: 'bookAsked' }];

describe('availability', () => {
  it('loads, fails and is tried again', () => {
    expect(initialTourState.availability).toBe('loading');
    const failed = after({ type: 'loadFailed', problem: { title: 'No' } });
    expect(failed).toMatchObject({ availability: 'failed', problem: { title: 'No' } });
    const retried = tourReducer(failed, { type: 'retried' });
    expect(retried).toMatchObject({ availability: 'loading', problem: null, turns: 1 });
    expect(tourReducer(retried, { type: 'loaded', slots })).toMatchObject({ availability: 'ready', slots });
  });

  it('remembers what was free when it is looked at again, and forgets it when it is free once more', () => {
    const less = after(...toTimes, { type: 'refreshed', slots: [half] });
    expect(less).toMatchObject({ step: 'time', slots: [half], gone: [ten, nextDay] });
    expect(tourReducer(less, { type: 'refreshed', slots }).gone).toEqual([]);
  });
});

describe('day', () => {
  it('leads on only with a day, and only when availability is there', () => {
    expect(after({ type: 'loaded', slots }, { type: 'wentOn' }).step).toBe('day');
    expect(after(...toTimes)).toMatchObject({ step: 'time', date: ten.date });
    const loading = after(
      { type: 'loaded', slots },
      { type: 'dateChosen', date: ten.date },
      { type: 'retried' },
    );
    expect(tourReducer(loading, { type: 'wentOn' }).step).toBe('day');
  });

  it('once more chosen changes nothing, another one clears slot and hold', () => {
    const held = after(...toDetails, { type: 'wentBack' });
    expect(tourReducer(held, { type: 'dateChosen', date: ten.date })).toBe(held);
    expect(tourReducer(held, { type: 'dateChosen', date: nextDay.date })).toMatchObject({
      date: nextDay.date,
      slot: null,
      hold: null,
    });
  });
});

describe('time', () => {
  it('asks for a hold only with a slot, and once', () => {
    const none = after(...toTimes);
    expect(tourReducer(none, { type: 'holdAsked' })).toBe(none);
    const asked = after(...asking);
    expect(asked.busy).toBe('holding');
    expect(tourReducer(asked, { type: 'holdAsked' })).toBe(asked);
  });

  it('held leads to the details', () => {
    expect(after(...toDetails)).toMatchObject({
      step: 'details',
      busy: null,
      slot: ten,
      hold: { slotId: ten.id, expiresAt },
    });
  });

  it('held without an end stays, and says so', () => {
    expect(after(...asking, { type: 'held', slotId: ten.id, expiresAt: undefined })).toMatchObject({
      step: 'time',
      hold: null,
      busy: null,
      problem: { title: 'Could not reserve this slot. Please try another time.' },
    });
  });

  it('refused stays, clears the slot and says why', () => {
    const problem = { title: 'Taken' };
    const refused = after(...asking, { type: 'holdRefused', slotId: ten.id, problem });
    expect(refused).toMatchObject({ step: 'time', slot: null, busy: null, problem });
    expect(tourReducer(refused, { type: 'slotChosen', slot: half }).problem).toBeNull();
  });

  it('ignores an answer about a time that is no longer wanted', () => {
    const other = after(...asking, { type: 'slotChosen', slot: half });
    expect(other).toMatchObject({ slot: half, busy: null });
    expect(tourReducer(other, { type: 'held', slotId: ten.id, expiresAt })).toBe(other);
    const left = after(...asking, { type: 'wentBack' });
    expect(left).toMatchObject({ step: 'day', busy: null });
    expect(tourReducer(left, { type: 'held', slotId: ten.id, expiresAt })).toBe(left);
    expect(tourReducer(left, { type: 'holdRefused', slotId: ten.id, problem: { title: 'x' } })).toBe(left);
  });

  it('chosen once more changes nothing; another one lets the hold go', () => {
    const held = after(...toDetails, { type: 'wentBack' });
    expect(tourReducer(held, { type: 'slotChosen', slot: ten })).toBe(held);
    expect(tourReducer(held, { type: 'slotChosen', slot: half })).toMatchObject({ slot: half, hold: null });
  });

  it('left backwards releases the hold and clears the slot; the day stays', () => {
    const back = after(...toDetails, { type: 'wentBack' }, { type: 'wentBack' });
    expect(back).toMatchObject({ step: 'day', date: ten.date, slot: null, hold: null });
    expect(tourReducer(back, { type: 'wentBack' })).toBe(back);
  });

  it('that is still held leads on without asking again; a free one does not', () => {
    expect(after(...toDetails, { type: 'wentBack' }, { type: 'wentOn' }).step).toBe('details');
    expect(after(...toTimes, { type: 'slotChosen', slot: ten }, { type: 'wentOn' }).step).toBe('time');
  });
});

describe('details', () => {
  it('left backwards keep the hold and what was typed', () => {
    expect(after(...toDetails, typed, { type: 'wentBack' })).toMatchObject({
      step: 'time',
      slot: ten,
      hold: { slotId: ten.id },
      details: { firstName: 'Amara' },
    });
  });

  it('let the hold go when the time is changed', () => {
    const changed = after(...toDetails, typed, { type: 'timeChanged' });
    expect(changed).toMatchObject({ step: 'time', slot: null, hold: null, details: { firstName: 'Amara' } });
    expect(tourReducer(changed, { type: 'timeChanged' })).toBe(changed);
  });

  it('are kept when the hold ends meanwhile: slot cleared, back to the times', () => {
    expect(after(...toDetails, typed, { type: 'expired' })).toMatchObject({
      step: 'time',
      slot: null,
      hold: null,
      problem: { title: 'Your hold expired. Please choose a time again.' },
      details: { firstName: 'Amara' },
    });
  });

  it('know no end of a hold that is not there, or while the booking is under way', () => {
    const none = after(...toTimes);
    expect(tourReducer(none, { type: 'expired' })).toBe(none);
    const busy = after(...booking);
    expect(tourReducer(busy, { type: 'expired' })).toBe(busy);
  });
});

describe('booking', () => {
  it('is asked for once, and nothing moves while it is', () => {
    const busy = after(...booking);
    expect(busy.busy).toBe('booking');
    for (const action of [
      { type: 'bookAsked' },
      { type: 'wentBack' },
      { type: 'timeChanged' },
      { type: 'dateChosen', date: nextDay.date },
    ] as const) {
      expect(tourReducer(busy, action)).toBe(busy);
    }
  });

  it('does nothing without the details step', () => {
    const times = after(...toTimes);
    expect(tourReducer(times, { type: 'bookAsked' })).toBe(times);
  });

  it('that failed stays, with everything typed and the hold', () => {
    const problem = { title: 'Booking failed. Please try again.' };
    expect(after(...booking, { type: 'bookRefused', problem, lost: false })).toMatchObject({
      step: 'details',
      busy: null,
      slot: ten,
      hold: { slotId: ten.id },
      problem,
      details: { firstName: 'Amara' },
    });
  });

  it('whose slot is lost stays too; back leads to times without it', () => {
    const lost = after(...booking, { type: 'bookRefused', problem: { title: 'Taken' }, lost: true });
    expect(lost).toMatchObject({ step: 'details', hold: null, details: { firstName: 'Amara' } });
    expect(tourReducer(lost, { type: 'wentBack' })).toMatchObject({ step: 'time', slot: null });
  });

  it('done hides the wizard, and stays done', () => {
    const done = after(...booking, { type: 'booked' });
    expect(done).toMatchObject({ step: 'done', busy: null });
    for (const action of [{ type: 'wentBack' }, { type: 'expired' }, { type: 'wentOn' }] as const) {
      expect(tourReducer(done, action)).toBe(done);
    }
  });
});
