import { describe, expect, it } from 'vitest';
import { groupByTopic } from './group-by-topic.ts';

const message = (messageId: string, likelyTopicId: string | null) => ({
  messageId,
  likelyTopicId,
  conversationId: 'c',
  text: messageId,
  writtenAt: '2026-11-23T12:00:00.000Z',
  outcome: 'NOT_UNDERSTOOD' as const,
  canBeExample: true,
});

describe('groups of unanswered messages', () => {
  it('are in the order of their first message, those without a topic last', () => {
    const messages = [
      message('1', null),
      message('2', 'wifi'),
      message('3', 'parking'),
      message('4', 'wifi'),
    ];
    expect(
      groupByTopic(messages).map(({ topicId, messages: group }) => [
        topicId,
        ...group.map(({ messageId }) => messageId),
      ]),
    ).toEqual([
      ['wifi', '2', '4'],
      ['parking', '3'],
      [null, '1'],
    ]);
  });
});
