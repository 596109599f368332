import type { HoldClassResponse } from '@studio/contracts/holds';
import { isExcludedFromMemberships } from '@studio/domain/entitlements/coverage-error';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';
import type { StudioActivity } from '../../../lib/site/studio-activity.ts';

/** Advice for a customer who typed a gift card code. A gift card can't pay for a place directly. */
export interface GiftCardHint {
  text: string;
  label: string;
  to: string;
}

/**
 * Returns advice if a promo code that the server rejected looks like a gift card code; null otherwise. Checks only
 * the format, so it never reveals whether the gift card exists.
 */
export function getGiftCardHint(
  typed: string,
  { class: slot }: Pick<HoldClassResponse, 'class'>,
  activities: readonly StudioActivity[],
): GiftCardHint | null {
  if (normaliseGiftCardCode(typed) === null) return null;
  const activity = activities.find(({ id }) => id === slot.activityType.toLowerCase());
  if (!activity || isExcludedFromMemberships({ subType: slot.activitySubType })) {
    return {
      text: 'This looks like a gift card code. A gift card pays for single sessions and packs, but not for this class.',
      label: 'See pricing',
      to: '/pricing',
    };
  }
  return {
    text: `This looks like a gift card code. Use the gift card to buy a single ${activity.label} session, then book with that session.`,
    label: `Buy a single ${activity.label} session`,
    to: `/checkout?product=dropin-${activity.id}`,
  };
}
