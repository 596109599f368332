import { describe, expect, it } from 'vitest';
import { asksForNextClass, parseFollowUpTime } from './follow-up-time.ts';

/** A Sunday, in the morning. */
const sunday = {
  days: { from: '2026-11-29', to: '2026-11-29', weekdays: null },
  times: { from: '17:15', to: '18:45', at: '18:00' },
};

describe('times that only the earlier message explains', () => {
  it.each([
    ['no i meant the sunday after', '2026-12-06 to 2026-12-06'],
    ['and the following tuesday', '2026-12-01 to 2026-12-01'],
    ['the day after', '2026-11-30 to 2026-11-30'],
    ['the week after', '2026-12-06 to 2026-12-06'],
    ['the weekend after', '2026-12-05 to 2026-12-06'],
    ['and 30th', '2026-11-30 to 2026-11-30'],
    ['what about the 3rd', '2026-12-03 to 2026-12-03'],
  ])('are days for "%s"', (text, expected) => {
    const { from, to } = parseFollowUpTime(text, sunday)?.days ?? {};
    expect(`${from} to ${to}`).toBe(expected);
  });

  it('are the starts after or before the time of the earlier message', () => {
    expect(parseFollowUpTime('ok and the one after', sunday)?.times).toEqual({ from: '18:01', to: '23:59' });
    expect(parseFollowUpTime('the one before that please', sunday)?.times?.to).toBe('17:59');
    expect(asksForNextClass('the one after that please')).toBe(true);
  });

  it('are null for other messages, and without an earlier day', () => {
    expect(parseFollowUpTime('and on friday?', sunday)).toBeNull();
    expect(parseFollowUpTime('the sunday after', null)).toBeNull();
    expect(parseFollowUpTime('something after work', sunday)).toBeNull();
  });
});
