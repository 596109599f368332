import type { MembershipDto } from '@studio/contracts/memberships';
import { describe, expect, it } from 'vitest';
import { describeFailedPayment } from './membership-text.ts';

const failed = (changesCardSeparately: boolean, nextAttemptAt: string | null): MembershipDto =>
  ({
    changesCardSeparately,
    failure: { nextAttemptAt, message: 'Your card was declined' },
  }) as unknown as MembershipDto;

describe('a failed payment', () => {
  it('says how to use another card', () => {
    expect(describeFailedPayment(failed(false, '2026-12-03T09:00:00Z'))).toBe(
      'Your card was declined. We’ll try again on 3 December 2026. You can pay now, or add another card below. We’ll charge the new card straight away.',
    );
  });

  it('says that an imported membership has its own card', () => {
    expect(describeFailedPayment(failed(true, null))).toBe(
      'Your card was declined. You can pay now, or change the card. We’ll charge the new card straight away.',
    );
  });
});
