import { emergencyTopicIds } from '@studio/domain/conversations/reply-outcome';
import { describe, expect, it } from 'vitest';
import { assistantTopicsById, talkTopicIds } from './topics.ts';

describe('topics that the code names', () => {
  it('are in the content', () => {
    const named = [...emergencyTopicIds, ...talkTopicIds, 'talk_to_human', 'phone_call_me'];
    expect(named.filter((id) => !assistantTopicsById.has(id))).toEqual([]);
  });
});
