import type { GetBedsResponse, MapBed } from '@studio/contracts/beds';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import {
  describeBedRequest,
  describeChoiceError,
  describeRequestError,
  getBedName,
  getChoiceHint,
  getLoadError,
  getMapLegend,
} from './bed-text.ts';

const bed = (state: MapBed['state'], note: string | null = null): MapBed => ({
  number: 4,
  label: 'Bed 4',
  note,
  row: 1,
  column: 4,
  state,
});
const room = (states: readonly MapBed['state'][], places = 1): GetBedsResponse => ({
  ok: true,
  kind: 'beds',
  canChoose: true,
  places,
  beds: states.map((state) => bed(state)),
  request: null,
});

it('names a bed with its note and whether it is free, and leaves out the state of an own bed', () => {
  expect(getBedName(bed('free', 'by the window'))).toBe('Bed 4, by the window, free');
  expect(getBedName(bed('taken'))).toBe('Bed 4, taken');
  expect(getBedName(bed('own', 'by the window'))).toBe('Bed 4, by the window');
});

it('uses the noun of the room for one place and for several', () => {
  expect(getMapLegend('beds', 1)).toBe('Your bed');
  expect(getMapLegend('mats', 2)).toBe('Your mats');
  expect(getLoadError('places', 1)).toContain('You’ve already got a place');
  expect(getLoadError('mats', 3)).toContain('You’ve already got your mats');
});

it('says how to change beds, and that there is nothing to change to', () => {
  expect(getChoiceHint(room(['own', 'free']))).toBe('Choose any free bed to change.');
  expect(getChoiceHint(room(['own', 'own', 'free'], 2))).toBe(
    'Choose a free bed. It replaces the one you chose first.',
  );
  expect(getChoiceHint(room(['own', 'taken']))).toBe('All other beds are taken.');
  expect(getChoiceHint({ ...room(['own']), canChoose: false })).toBe('');
});

it.each([
  ['slot_unavailable', 409, 'Someone has just taken that mat. Choose another one.'],
  ['not_changeable', 409, 'The class has started.'],
  ['server_error', 0, 'We couldn’t change your mat. Check your connection and try again.'],
])('describes the error %s', (code, status, text) => {
  expect(describeChoiceError(new ApiError('The class has started.', code, status, null), 'mats')).toBe(text);
});

it('says what happens when a requested bed comes free, and why a request failed', () => {
  const request = { bed: { number: 3, label: 'Bed 3', note: null } };
  expect(describeBedRequest({ ...request, mode: 'MOVE' })).toBe('You’ll move to Bed 3 if it comes free');
  expect(describeBedRequest({ ...request, mode: 'ASK' })).toBe('We’ll email you if Bed 3 comes free');
  const free = 'Bed 3 has just come free. Choose it on the map.';
  expect(describeRequestError(new ApiError(free, 'not_changeable', 409, null))).toBe(free);
  expect(describeRequestError(new ApiError('', 'server_error', 0, null))).toContain('Check your connection');
});
