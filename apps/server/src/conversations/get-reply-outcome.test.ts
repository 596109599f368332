import { describe, expect, it } from 'vitest';
import { assistantTopicsById } from './built-in/topics.ts';
import { getReplyOutcome } from './get-reply-outcome.ts';

const getOutcome = (topicId: string | null, choices: readonly string[] = [], handOver = false) =>
  getReplyOutcome({ dialogueState: { topicId, choices }, handOver });

describe('outcome of a reply', () => {
  it('is an answer, a question back or neither', () => {
    expect(getOutcome('parking')).toBe('ANSWERED');
    expect(getOutcome(null, ['parking', 'facilities'])).toBe('ASKED_TO_CLARIFY');
    expect(getOutcome(null)).toBe('NOT_UNDERSTOOD');
  });

  it('is a hand-over, unless the visitor asked for a person or was in danger', () => {
    expect(getOutcome(null, [], true)).toBe('HANDED_OVER');
    expect(getOutcome('complaint', [], true)).toBe('HANDED_OVER');
    for (const topicId of ['talk_to_human', 'phone_call_me', 'emergency_now']) {
      expect(assistantTopicsById.has(topicId)).toBe(true);
      expect(getOutcome(topicId, [], true)).toBe('ANSWERED');
    }
  });

  it('is unknown for a language model, which remembers no topic', () => {
    expect(getReplyOutcome({ dialogueState: null, handOver: true })).toBeNull();
  });
});
