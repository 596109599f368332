import { describe, expect, it } from 'vitest';
import { retention } from '../privacy/retention.ts';
import { getReplyOutcome, reviewDays } from './reply-outcome.ts';

const reply = { topicId: null, choices: [], handOver: false };

describe('outcome of a reply', () => {
  it('is an answer, a question back or neither', () => {
    expect(getReplyOutcome({ ...reply, topicId: 'parking' })).toBe('ANSWERED');
    expect(getReplyOutcome({ ...reply, choices: ['parking', 'toilets'] })).toBe('ASKED_BACK');
    expect(getReplyOutcome(reply)).toBe('NOT_UNDERSTOOD');
  });

  it('is a hand-over unless the visitor asked for a person or was in danger', () => {
    expect(getReplyOutcome({ ...reply, handOver: true })).toBe('HANDED_OVER');
    expect(getReplyOutcome({ ...reply, topicId: 'complaint', handOver: true })).toBe('HANDED_OVER');
    for (const topicId of ['talk_to_human', 'phone_call_me', 'emergency_now'])
      expect(getReplyOutcome({ ...reply, topicId, handOver: true })).toBe('ANSWERED');
  });
});

describe('review period', () => {
  it('is not longer than the retention of conversations', () => {
    expect(reviewDays).toBeLessThanOrEqual(retention.assistantChatDays);
  });
});
