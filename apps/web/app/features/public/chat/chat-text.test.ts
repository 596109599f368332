import { describe, expect, it } from 'vitest';
import { describeNextOpening, describeResponder, getRemainingLength } from './chat-text.ts';
import { isFirstOfDay, isLastOfMinute } from './message-grouping.ts';
import { getPollingDelay } from './use-conversation.ts';

const now = new Date('2026-11-22T05:30:00Z');
const opens = (opensAt: string) => describeNextOpening({ isTeamAvailable: false, opensAt }, now);

describe('response times and responders', () => {
  it('shows when the studio opens, in London time', () => {
    expect(opens('2026-11-22T08:00:00Z')).toBe('We open at 08:00');
    expect(opens('2026-11-23T07:00:00Z')).toBe('We open tomorrow at 07:00');
    expect(opens('2026-11-25T07:00:00Z')).toBe('We open on Wednesday at 07:00');
    expect(describeNextOpening({ isTeamAvailable: true, opensAt: null }, now)).toBeNull();
  });

  it('names the team member who is in the conversation', () => {
    expect(describeResponder({ state: 'TEAM', teamMember: 'Amara' })).toBe('Amara is here');
    expect(describeResponder({ state: 'WAITING', teamMember: null })).toBe(
      'Typically replies in a few minutes',
    );
  });

  it('polls often while the visitor waits for a person, and never when no message can arrive', () => {
    const status = {
      state: 'ASSISTANT',
      teamMember: null,
      isTeamAvailable: true,
      opensAt: null,
      email: null,
    } as const;
    expect(getPollingDelay({ open: true, hasMessages: true, status: { ...status, state: 'TEAM' } })).toBe(
      4_000,
    );
    expect(getPollingDelay({ open: true, hasMessages: true, status })).toBe(20_000);
    expect(getPollingDelay({ open: false, hasMessages: true, status })).toBe(20_000);
    expect(getPollingDelay({ open: false, hasMessages: false, status })).toBeNull();
    expect(
      getPollingDelay({ open: false, hasMessages: true, status: { ...status, state: 'CLOSED' } }),
    ).toBeNull();
  });
});

it('counts the characters left near the end of a message, and those over the limit', () => {
  expect(getRemainingLength(899, 1000)).toBeNull();
  expect(getRemainingLength(900, 1000)).toEqual({ text: '100 characters left', over: false });
  expect(getRemainingLength(1000, 1000)).toEqual({ text: '0 characters left', over: false });
  expect(getRemainingLength(1012, 1000)).toEqual({
    text: '12 characters over the limit of 1,000',
    over: true,
  });
});

it('shows a time once per minute and sender, and the day above its first message', () => {
  const createMessage = (role: 'user' | 'assistant', timestamp: string) =>
    ({ role, timestamp, type: 'text', delivery: 'sent' }) as const;
  const list = [
    createMessage('assistant', '2026-11-22T00:10:30Z'),
    createMessage('assistant', '2026-11-22T00:10:00Z'),
    createMessage('user', '2026-11-21T23:59:00Z'),
  ];
  expect(list.map((_, nth) => isLastOfMinute(list, nth))).toEqual([true, false, true]);
  expect(list.map((_, nth) => isFirstOfDay(list, nth, now))).toEqual([false, true, true]);
  expect(isFirstOfDay(list.slice(0, 2), 1, now)).toBe(false);
});
