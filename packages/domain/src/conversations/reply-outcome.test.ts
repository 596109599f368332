import { describe, expect, it } from 'vitest';
import { retention } from '../privacy/retention.ts';
import { reviewDays } from './reply-outcome.ts';

describe('review period', () => {
  it('is not longer than the retention of conversations', () => {
    expect(reviewDays).toBeLessThanOrEqual(retention.assistantChatDays);
  });
});
