import { describe, expect, it } from 'vitest';
import { checkBody } from './check-body.ts';

const balance = {
  object: 'balance',
  available: [{ amount: 2000, currency: 'gbp', source_types: { card: 2000 } }],
  livemode: false,
  pending: [],
};
const clock = {
  id: 'clock_1',
  object: 'test_helpers.test_clock',
  created: 1,
  deletes_after: 2,
  frozen_time: 1,
  livemode: false,
  name: null,
  status: 'ready',
  status_details: {},
};
const event = {
  id: 'evt_1',
  object: 'event',
  api_version: null,
  created: 1,
  data: { object: clock },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type: 'test_helpers.test_clock.ready',
};

describe('the comparison of JSON with the types of the SDK', () => {
  it('accepts what the SDK declares', () => {
    for (const body of [balance, clock, event]) expect(checkBody(body)).toEqual([]);
    expect(checkBody({ id: 'cus_1', object: 'customer', deleted: true })).toEqual([]);
    expect(checkBody({ error: { type: 'card_error', code: 'card_declined' } })).toEqual([]);
  });

  it.each([
    ['a field that is missing', { ...balance, pending: undefined }, 'balance.pending'],
    ['a field that the SDK does not have', { ...balance, penny: 1 }, 'balance.penny'],
    ['a wrong type', { ...balance, livemode: 'no' }, 'balance.livemode'],
    [
      'a wrong type in a list',
      { ...balance, pending: [{ amount: '1', currency: 'gbp' }] },
      'balance.pending[0].amount',
    ],
    ['a value outside a set', { ...clock, status: 'asleep' }, 'test_helpers.test_clock.status'],
    [
      'an object of an event',
      { ...event, data: { object: { ...clock, name: 1 } } },
      `${event.type}.data.object.name`,
    ],
    [
      'an object of another kind',
      { ...event, data: { object: balance } },
      `${event.type}.data.object.object`,
    ],
    ['a type of error', { error: { type: 'bad_luck' } }, 'error.type'],
    ['a list without its address', { object: 'list', data: [], has_more: false }, 'list.url'],
  ])('finds %s', (_what, body, at) => {
    const sent = JSON.parse(JSON.stringify(body));
    expect(checkBody(sent).map((each) => each.at)).toContain(at);
  });
});
