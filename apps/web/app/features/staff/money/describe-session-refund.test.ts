import { expect, it } from 'vitest';
import { describeSessionRefund } from './describe-session-refund.ts';

const sessions = { sessionsLeft: 4, sessions: 10 };

it('says when a refund removes unused sessions', () => {
  expect(describeSessionRefund({ sessions, giftCardPence: 0 })).toBe(
    ' You can’t refund used sessions. If you refund everything, we also remove the unused sessions. Otherwise you choose below.',
  );
});

it('does not promise to remove sessions that a gift card paid in part', () => {
  expect(describeSessionRefund({ sessions, giftCardPence: 500 })).toBe(
    ' You can’t refund used sessions. You choose below whether to remove the unused sessions.',
  );
});

it('mentions no unused sessions when none are left', () => {
  expect(describeSessionRefund({ sessions: { ...sessions, sessionsLeft: 0 }, giftCardPence: 0 })).toBe(
    ' You can’t refund used sessions.',
  );
  expect(describeSessionRefund({ sessions: null, giftCardPence: 0 })).toBe('');
});
