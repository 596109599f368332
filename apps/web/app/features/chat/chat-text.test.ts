import { describe, expect, it } from 'vitest';
import { describeNextOpening, describeRemainingLength, describeResponder } from './chat-text.ts';
import { isFirstOfDay, isLastOfMinute } from './message-grouping.ts';
import { getPollingDelay } from './use-conversation.ts';

const now = new Date('2026-11-22T05:30:00Z');
const opens = (opensAt: string) => describeNextOpening({ open: false, opensAt }, now);

describe('who answers, and when', () => {
  it('says when the studio opens, in London', () => {
    expect(opens('2026-11-22T08:00:00Z')).toBe('We open at 08:00');
    expect(opens('2026-11-23T07:00:00Z')).toBe('We open tomorrow at 07:00');
    expect(opens('2026-11-25T07:00:00Z')).toBe('We open on Wednesday at 07:00');
    expect(describeNextOpening({ open: true, opensAt: null }, now)).toBeNull();
  });

  it('names who of the team is there', () => {
    expect(describeResponder({ state: 'TEAM', with: 'Amara' })).toBe('Amara is here');
    expect(describeResponder({ state: 'WAITING', with: null })).toBe('Typically replies in a few minutes');
  });

  it('looks often while a person is waited for, and not at all when nothing can come', () => {
    const standing = { state: 'ASSISTANT', with: null, open: true, opensAt: null, email: null } as const;
    expect(getPollingDelay({ open: true, begun: true, standing: { ...standing, state: 'TEAM' } })).toBe(
      4_000,
    );
    expect(getPollingDelay({ open: true, begun: true, standing })).toBe(20_000);
    expect(getPollingDelay({ open: false, begun: true, standing })).toBe(20_000);
    expect(getPollingDelay({ open: false, begun: false, standing })).toBeNull();
    expect(
      getPollingDelay({ open: false, begun: true, standing: { ...standing, state: 'CLOSED' } }),
    ).toBeNull();
  });
});

it('counts what is left near the end of a message, and what is too much', () => {
  expect(describeRemainingLength(899, 1000)).toBeNull();
  expect(describeRemainingLength(900, 1000)).toEqual({ text: '100 left', over: false });
  expect(describeRemainingLength(1000, 1000)).toEqual({ text: '0 left', over: false });
  expect(describeRemainingLength(1012, 1000)).toEqual({
    text: '12 too many: 1,000 fit in one message',
    over: true,
  });
});

it('shows a time once a minute and side, and a day where it begins', () => {
  const said = (role: 'user' | 'assistant', timestamp: string) =>
    ({ role, timestamp, type: 'text', standing: 'kept' }) as const;
  const list = [
    said('assistant', '2026-11-22T00:10:30Z'),
    said('assistant', '2026-11-22T00:10:00Z'),
    said('user', '2026-11-21T23:59:00Z'),
  ];
  expect(list.map((_, nth) => isLastOfMinute(list, nth))).toEqual([true, false, true]);
  expect(list.map((_, nth) => isFirstOfDay(list, nth, now))).toEqual([false, true, true]);
  expect(isFirstOfDay(list.slice(0, 2), 1, now)).toBe(false);
});
