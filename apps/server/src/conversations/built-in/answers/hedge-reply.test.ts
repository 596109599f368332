import { describe, expect, it } from 'vitest';
import { buildReply } from './build-reply.ts';
import { hedgeReply, removeHedge } from './hedge-reply.ts';

const toReply = (topicId: string, details: { handOver?: boolean; offer?: string } = {}) => {
  const { offer = null, ...rest } = details;
  return {
    ...buildReply('Bring some water.', rest),
    dialogueState: { topicId, offer, choices: [], isSmallTalk: false },
  };
};

describe('hedgeReply', () => {
  it('says how to get another answer', () => {
    const hedged = hedgeReply(toReply('what_to_bring'));
    expect(hedged.text).toMatch(/^Bring some water\. If you meant something else/);
    expect(hedged.suggestions).toContain('Talk to your team');
    expect(removeHedge(hedged).text).toBe('Bring some water.');
  });

  it.each([
    ['a handover', toReply('complaint', { handOver: true })],
    ['an offer', toReply('wifi', { offer: 'talk_to_human' })],
    ['a reply to someone in danger', toReply('emergency_now')],
  ])('leaves %s as it is', (_what, reply) => {
    expect(hedgeReply(reply)).toBe(reply);
  });
});
