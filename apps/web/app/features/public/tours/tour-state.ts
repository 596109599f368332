import type { TourSlotDto } from '@studio/contracts/tours';
import type { LocalDate } from '@studio/domain/time/local-date';
import type { TourDetails } from '@studio/domain/tours/tour-details';
import { type TourErrorText, tourText } from './tour-text.ts';

export type TourStep = 'day' | 'time' | 'details' | 'done';

/** Slot that is held for this browser until `expiresAt`, in epoch seconds. */
export interface TourHold {
  slotId: string;
  expiresAt: number;
}

/** State of the tour wizard (handbook: tours 6). */
export interface TourState {
  availability: 'loading' | 'failed' | 'ready';
  slots: readonly TourSlotDto[];
  /** Slots that were free earlier while the page was open, and are taken now. */
  takenSlots: readonly TourSlotDto[];
  step: TourStep;
  date: LocalDate | null;
  slot: TourSlotDto | null;
  hold: TourHold | null;
  busy: 'holding' | 'booking' | null;
  /** Error of the current step or of loading the availability; null without one. */
  problem: TourErrorText | null;
  details: TourDetails;
  /** Number of step changes. Each change moves the focus to the heading of the step. */
  transitions: number;
}

export type TourAction =
  | { type: 'retried' }
  | { type: 'loaded'; slots: readonly TourSlotDto[] }
  | { type: 'loadFailed'; problem: TourErrorText }
  | { type: 'refreshed'; slots: readonly TourSlotDto[] }
  | { type: 'dateChosen'; date: LocalDate }
  | { type: 'slotChosen'; slot: TourSlotDto }
  | { type: 'wentOn' }
  | { type: 'holdRequested' }
  | { type: 'held'; slotId: string; expiresAt: number | undefined }
  | { type: 'holdRejected'; slotId: string; problem: TourErrorText }
  | { type: 'expired' }
  | { type: 'wentBack' }
  | { type: 'timeChanged' }
  | { type: 'detailTyped'; field: keyof TourDetails; value: string }
  | { type: 'bookRequested' }
  | { type: 'booked' }
  /** Booking failed. `lost`: this browser's hold of the slot has ended. */
  | { type: 'bookRejected'; problem: TourErrorText; lost: boolean };

export const initialTourState: TourState = {
  availability: 'loading',
  slots: [],
  takenSlots: [],
  step: 'day',
  date: null,
  slot: null,
  hold: null,
  busy: null,
  problem: null,
  details: { firstName: '', lastName: '', email: '', phone: '' },
  transitions: 0,
};

/**
 * Returns the state after an action. Late responses, and actions that don't match the current step, change
 * nothing.
 */
export function tourReducer(state: TourState, action: TourAction): TourState {
  switch (action.type) {
    case 'retried':
    case 'loaded':
    case 'loadFailed':
    case 'refreshed':
      return withAvailability(state, action);
    case 'holdRequested':
    case 'held':
    case 'holdRejected':
    case 'expired':
      return withHold(state, action);
    case 'bookRequested':
    case 'booked':
    case 'bookRejected':
      return withBooking(state, action);
    case 'detailTyped':
      return { ...state, details: { ...state.details, [action.field]: action.value } };
    default:
      return withChoice(state, action);
  }
}

type ActionOf<Type extends TourAction['type']> = Extract<TourAction, { type: Type }>;

function withAvailability(
  state: TourState,
  action: ActionOf<'retried' | 'loaded' | 'loadFailed' | 'refreshed'>,
): TourState {
  switch (action.type) {
    case 'retried':
      return goToStep(state, 'day', { availability: 'loading', problem: null });
    case 'loaded':
      return { ...state, availability: 'ready', slots: action.slots, takenSlots: [], problem: null };
    case 'loadFailed':
      return { ...state, availability: 'failed', problem: action.problem };
    case 'refreshed': {
      const free = new Set(action.slots.map(({ id }) => id));
      const takenSlots = [...state.slots, ...state.takenSlots].filter(({ id }) => !free.has(id));
      return { ...state, slots: action.slots, takenSlots };
    }
  }
}

function withChoice(
  state: TourState,
  action: ActionOf<'dateChosen' | 'slotChosen' | 'wentOn' | 'wentBack' | 'timeChanged'>,
): TourState {
  if (state.busy === 'booking' || state.step === 'done') return state;
  switch (action.type) {
    case 'dateChosen':
      if (action.date === state.date) return state;
      return { ...state, ...noSelection, date: action.date };
    case 'slotChosen':
      if (state.step !== 'time' || action.slot.id === state.slot?.id) return state;
      return { ...state, ...noSelection, slot: action.slot };
    case 'wentOn':
      return advance(state);
    case 'wentBack':
      if (state.step === 'details')
        return goToStep(state, 'time', state.hold ? { problem: null } : noSelection);
      return state.step === 'time' ? goToStep(state, 'day', noSelection) : state;
    case 'timeChanged':
      return state.step === 'details' ? goToStep(state, 'time', noSelection) : state;
  }
}

/** Returns the state of the next step: from the day to its times, or from a held time to the details. */
function advance(state: TourState): TourState {
  const { step, date, slot, hold, availability } = state;
  if (step === 'day' && date && availability === 'ready') return goToStep(state, 'time', { problem: null });
  const held = slot !== null && hold?.slotId === slot.id;
  return step === 'time' && held ? goToStep(state, 'details', { problem: null }) : state;
}

function withHold(
  state: TourState,
  action: ActionOf<'holdRequested' | 'held' | 'holdRejected' | 'expired'>,
): TourState {
  if (action.type === 'expired') {
    // A running booking isn't interrupted, because the server still books a hold that has just expired.
    if (!state.hold || state.busy === 'booking' || state.step === 'done') return state;
    const problem = { title: tourText.holdExpired };
    return goToStep(state, 'time', { ...noSelection, problem });
  }
  if (action.type === 'holdRequested') {
    if (state.step !== 'time' || !state.slot || state.busy) return state;
    return { ...state, busy: 'holding', problem: null };
  }
  if (state.busy !== 'holding' || state.slot?.id !== action.slotId) return state;
  if (action.type === 'holdRejected')
    return goToStep(state, 'time', { ...noSelection, problem: action.problem });
  const { slotId, expiresAt } = action;
  if (!expiresAt) return goToStep(state, 'time', { ...noSelection, problem: { title: tourText.noExpiry } });
  return goToStep(state, 'details', { busy: null, hold: { slotId, expiresAt } });
}

function withBooking(
  state: TourState,
  action: ActionOf<'bookRequested' | 'booked' | 'bookRejected'>,
): TourState {
  switch (action.type) {
    case 'bookRequested':
      if (state.step !== 'details' || !state.slot || state.busy) return state;
      return { ...state, busy: 'booking', problem: null };
    case 'booked':
      return goToStep(state, 'done', { busy: null, problem: null });
    case 'bookRejected':
      return { ...state, busy: null, problem: action.problem, hold: action.lost ? null : state.hold };
  }
}

const noSelection = { slot: null, hold: null, busy: null, problem: null } as const;

function goToStep(state: TourState, step: TourStep, changes: Partial<TourState>): TourState {
  return { ...state, ...changes, step, transitions: state.transitions + 1 };
}
