import { assistantTopics } from '@studio/content/assistant/assistant-topics';
import {
  healthTopicIds,
  shownClassTopicIds,
  smallTalkTopicIds,
  urgentTopicIds,
} from '@studio/content/assistant/topic-groups';
import { describe, expect, it } from 'vitest';
import { sanitizeReply } from '../sanitize-reply.ts';
import { buildReply } from './answers/build-reply.ts';
import { lookups } from './answers/lookups.ts';
import { assistantTopicsById, topicIdsByQuestion } from './topics.ts';

const studio = { phone: { dial: '+442079460117', display: '' }, email: 'hello@studio.example' };

describe('topics', () => {
  it('use only lookups that exist, and all of them', () => {
    const named = assistantTopics.flatMap(({ answer }) => ('lookup' in answer ? answer.lookup : []));
    expect(new Set(named)).toEqual(new Set(Object.keys(lookups)));
  });

  it('link only to pages that a reply may link to', () => {
    for (const { id, answer } of assistantTopics) {
      const links = 'links' in answer ? (answer.links ?? []) : [];
      expect(sanitizeReply(buildReply('Text', { links }), studio as never).links, id).toEqual(links);
    }
  });

  it('are each chosen by the text of their button', () => {
    expect(topicIdsByQuestion.size).toBe(assistantTopics.length);
  });

  it('that the engine treats in a special way exist', () => {
    for (const id of [...smallTalkTopicIds, ...healthTopicIds, ...urgentTopicIds, ...shownClassTopicIds])
      expect([...assistantTopicsById.keys()]).toContain(id);
  });

  it('of people in danger hand over', () => {
    for (const id of urgentTopicIds)
      expect(assistantTopicsById.get(id)?.answer).toMatchObject({ handOver: true });
  });
});
