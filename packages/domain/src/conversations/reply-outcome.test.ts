import { describe, expect, it } from 'vitest';
import { retention } from '../privacy/retention.ts';
import { messageReviewDays } from './reply-outcome.ts';

describe('review period', () => {
  it('is not longer than the retention of conversations', () => {
    expect(messageReviewDays).toBeLessThanOrEqual(retention.assistantChatDays);
  });
});
