import { expect, it } from 'vitest';
import { heldNotices, notBookedNotice } from './held-notices.ts';

it('says that the place is still held', () => {
  expect(heldNotices.failed.next).toBe('Nothing was charged and your place is still held. Try another card.');
  expect(notBookedNotice('').next).toBe('Your place is still held.');
  expect(notBookedNotice('Network error').next).toBe('Network error. Your place is still held.');
});
