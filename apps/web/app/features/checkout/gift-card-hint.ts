import { activities } from '@studio/content/activities';
import type { HoldClassResponse } from '@studio/contracts/holds';
import { isExcludedFromMemberships } from '@studio/domain/entitlements/coverage-error';
import { normaliseGiftCardCode } from '@studio/domain/gift-cards/gift-card-code';

/** What can be done with a gift card, which pays for no place directly. */
export interface GiftCardHint {
  text: string;
  label: string;
  to: string;
}

/**
 * The way of a gift card whose code was typed where promo codes count; null for any other code. By its form alone, and
 * only for a code that the server has refused: whether there is such a card is not asked.
 */
export function getGiftCardHint(
  typed: string,
  { class: slot }: Pick<HoldClassResponse, 'class'>,
): GiftCardHint | null {
  if (normaliseGiftCardCode(typed) === null) return null;
  const activity = activities.find(({ id }) => id === slot.activityType.toLowerCase());
  const looksLike = 'This looks like a gift card. It pays for credits and packs, not for';
  if (!activity || isExcludedFromMemberships({ subType: slot.activitySubType })) {
    return { text: `${looksLike} this class.`, label: 'See what it pays for', to: '/pricing' };
  }
  return {
    text: `${looksLike} a place itself: use it for a ${activity.label} credit, then book with that.`,
    label: `Get a ${activity.label} credit`,
    to: `/checkout?product=dropin-${activity.id}`,
  };
}
