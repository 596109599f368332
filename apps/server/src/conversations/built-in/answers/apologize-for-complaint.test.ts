import { describe, expect, it } from 'vitest';
import { fakeStudio } from '../fake-assistant-tools.ts';
import { parseMessage } from '../parsing/parse-message.ts';
import { apologizeForComplaint, preferComplaint } from './apologize-for-complaint.ts';
import { buildReply } from './build-reply.ts';

const parse = (text: string) =>
  parseMessage({ text, earlier: [], now: new Date('2026-11-23T06:00:00Z'), signedIn: false }, fakeStudio);
const choose = (topicId: string) => ({ kind: 'topic' as const, topicId, fallbacks: [] });
const crowded =
  'I have been a member for years and the evening yoga is so crowded that I bump into the next person';

describe('apologizeForComplaint', () => {
  const rule = {
    ...buildReply('The place counts as used. Shall I ask our team?'),
    dialogueState: { topicId: 'no_show', offer: 'talk_to_human', choices: [], isSmallTalk: false },
  };

  it('apologises, and passes an angry message on instead of offering to', () => {
    const reply = apologizeForComplaint(rule, parse('this is ridiculous, I want my session'));
    expect(reply.text).toBe('I’m sorry about that. I’ve passed this to our team. The place counts as used.');
    expect(reply.handOver).toBe(true);
    expect(reply.dialogueState?.offer).toBeNull();
  });

  it('leaves the reply to a calm message as it is', () => {
    expect(apologizeForComplaint(rule, parse('what if I don’t turn up?'))).toBe(rule);
  });
});

describe('preferComplaint', () => {
  it('takes a long complaint that asks nothing for what it is', () => {
    expect(preferComplaint(choose('what_to_buy'), parse(crowded))).toMatchObject({ topicId: 'complaint' });
  });

  it.each([
    ['a question', 'what_to_buy', `${crowded}, which membership has quieter classes?`],
    ['a topic of the team', 'double_charged', crowded],
    [
      'a calm message',
      'what_to_buy',
      'I have been a member for years and would like to buy a pack for my mum',
    ],
  ])('keeps the topic of %s', (_what, topicId, text) => {
    expect(preferComplaint(choose(topicId), parse(text))).toMatchObject({ topicId });
  });
});
