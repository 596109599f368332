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
const toHolding: TourAction[] = [...toTimes, { type: 'slotChosen', slot: ten }, { type: 'holdRequested' }];
const toDetails: TourAction[] = [...toHolding, { type: 'held', slotId: ten.id, expiresAt }];
const typed: TourAction = { type: 'detailTyped', field: 'firstName', value: 'Amara' };
const booking: TourAction[] = [...toDetails, typed, { type: 'bookRequested' }];

describe('availability', () => {
  it('loads, fails and is retried', () => {
    expect(initialTourState.availability).toBe('loading');
    const failed = after({ type: 'loadFailed', problem: { title: 'No' } });
    expect(failed).toMatchObject({ availability: 'failed', problem: { title: 'No' } });
    const retried = tourReducer(failed, { type: 'retried' });
    expect(retried).toMatchObject({ availability: 'loading', problem: null, transitions: 1 });
    expect(tourReducer(retried, { type: 'loaded', slots })).toMatchObject({ availability: 'ready', slots });
  });

  it('remembers slots that were taken since loading, until they are free again', () => {
    const less = after(...toTimes, { type: 'refreshed', slots: [half] });
    expect(less).toMatchObject({ step: 'time', slots: [half], takenSlots: [ten, nextDay] });
    expect(tourReducer(less, { type: 'refreshed', slots }).takenSlots).toEqual([]);
  });
});

describe('day', () => {
  it('continues only with a day, and only when availability is loaded', () => {
    expect(after({ type: 'loaded', slots }, { type: 'wentOn' }).step).toBe('day');
    expect(after(...toTimes)).toMatchObject({ step: 'time', date: ten.date });
    const loading = after(
      { type: 'loaded', slots },
      { type: 'dateChosen', date: ten.date },
      { type: 'retried' },
    );
    expect(tourReducer(loading, { type: 'wentOn' }).step).toBe('day');
  });

  it('changes nothing when chosen again; another day clears slot and hold', () => {
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
  it('requests a hold only with a slot, and only once', () => {
    const withoutHold = after(...toTimes);
    expect(tourReducer(withoutHold, { type: 'holdRequested' })).toBe(withoutHold);
    const holding = after(...toHolding);
    expect(holding.busy).toBe('holding');
    expect(tourReducer(holding, { type: 'holdRequested' })).toBe(holding);
  });

  it('continues to the details once it is held', () => {
    expect(after(...toDetails)).toMatchObject({
      step: 'details',
      busy: null,
      slot: ten,
      hold: { slotId: ten.id, expiresAt },
    });
  });

  it('stays with an error when the hold has no expiry', () => {
    expect(after(...toHolding, { type: 'held', slotId: ten.id, expiresAt: undefined })).toMatchObject({
      step: 'time',
      hold: null,
      busy: null,
      problem: { title: 'Could not reserve this slot. Please try another time.' },
    });
  });

  it('stays when the hold is rejected, clears the slot and shows the reason', () => {
    const problem = { title: 'Taken' };
    const rejected = after(...toHolding, { type: 'holdRejected', slotId: ten.id, problem });
    expect(rejected).toMatchObject({ step: 'time', slot: null, busy: null, problem });
    expect(tourReducer(rejected, { type: 'slotChosen', slot: half }).problem).toBeNull();
  });

  it('ignores the response for a slot that is no longer chosen', () => {
    const other = after(...toHolding, { type: 'slotChosen', slot: half });
    expect(other).toMatchObject({ slot: half, busy: null });
    expect(tourReducer(other, { type: 'held', slotId: ten.id, expiresAt })).toBe(other);
    const wentBack = after(...toHolding, { type: 'wentBack' });
    expect(wentBack).toMatchObject({ step: 'day', busy: null });
    expect(tourReducer(wentBack, { type: 'held', slotId: ten.id, expiresAt })).toBe(wentBack);
    expect(tourReducer(wentBack, { type: 'holdRejected', slotId: ten.id, problem: { title: 'x' } })).toBe(
      wentBack,
    );
  });

  it('changes nothing when chosen again; another time releases the hold', () => {
    const held = after(...toDetails, { type: 'wentBack' });
    expect(tourReducer(held, { type: 'slotChosen', slot: ten })).toBe(held);
    expect(tourReducer(held, { type: 'slotChosen', slot: half })).toMatchObject({ slot: half, hold: null });
  });

  it('releases the hold and clears the slot on going back; the day stays', () => {
    const atDayStep = after(...toDetails, { type: 'wentBack' }, { type: 'wentBack' });
    expect(atDayStep).toMatchObject({ step: 'day', date: ten.date, slot: null, hold: null });
    expect(tourReducer(atDayStep, { type: 'wentBack' })).toBe(atDayStep);
  });

  it('continues without a new request while it is held; a slot without a hold does not', () => {
    expect(after(...toDetails, { type: 'wentBack' }, { type: 'wentOn' }).step).toBe('details');
    expect(after(...toTimes, { type: 'slotChosen', slot: ten }, { type: 'wentOn' }).step).toBe('time');
  });
});

describe('details', () => {
  it('keep the hold and the typed values on going back', () => {
    expect(after(...toDetails, typed, { type: 'wentBack' })).toMatchObject({
      step: 'time',
      slot: ten,
      hold: { slotId: ten.id },
      details: { firstName: 'Amara' },
    });
  });

  it('release the hold when the time is changed', () => {
    const changed = after(...toDetails, typed, { type: 'timeChanged' });
    expect(changed).toMatchObject({ step: 'time', slot: null, hold: null, details: { firstName: 'Amara' } });
    expect(tourReducer(changed, { type: 'timeChanged' })).toBe(changed);
  });

  it('stay when the hold expires: the slot is cleared and the wizard returns to the times', () => {
    expect(after(...toDetails, typed, { type: 'expired' })).toMatchObject({
      step: 'time',
      slot: null,
      hold: null,
      problem: { title: 'Your hold expired. Please choose a time again.' },
      details: { firstName: 'Amara' },
    });
  });

  it('ignore an expiry without a hold, or while the booking is in progress', () => {
    const withoutHold = after(...toTimes);
    expect(tourReducer(withoutHold, { type: 'expired' })).toBe(withoutHold);
    const busy = after(...booking);
    expect(tourReducer(busy, { type: 'expired' })).toBe(busy);
  });
});

describe('booking', () => {
  it('is requested once, and nothing changes while it is in progress', () => {
    const busy = after(...booking);
    expect(busy.busy).toBe('booking');
    for (const action of [
      { type: 'bookRequested' },
      { type: 'wentBack' },
      { type: 'timeChanged' },
      { type: 'dateChosen', date: nextDay.date },
    ] as const) {
      expect(tourReducer(busy, action)).toBe(busy);
    }
  });

  it('does nothing outside the details step', () => {
    const times = after(...toTimes);
    expect(tourReducer(times, { type: 'bookRequested' })).toBe(times);
  });

  it('stays after a failure, with all typed values and the hold', () => {
    const problem = { title: 'Booking failed. Please try again.' };
    expect(after(...booking, { type: 'bookRejected', problem, lost: false })).toMatchObject({
      step: 'details',
      busy: null,
      slot: ten,
      hold: { slotId: ten.id },
      problem,
      details: { firstName: 'Amara' },
    });
  });

  it('stays when its slot is lost; going back leads to the times without the slot', () => {
    const lost = after(...booking, { type: 'bookRejected', problem: { title: 'Taken' }, lost: true });
    expect(lost).toMatchObject({ step: 'details', hold: null, details: { firstName: 'Amara' } });
    expect(tourReducer(lost, { type: 'wentBack' })).toMatchObject({ step: 'time', slot: null });
  });

  it('hides the wizard when done, and stays done', () => {
    const done = after(...booking, { type: 'booked' });
    expect(done).toMatchObject({ step: 'done', busy: null });
    for (const action of [{ type: 'wentBack' }, { type: 'expired' }, { type: 'wentOn' }] as const) {
      expect(tourReducer(done, action)).toBe(done);
    }
  });
});
