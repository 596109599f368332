import type {
  ListMembershipsResponse,
  MembershipResponse,
  PayMembershipResponse,
  PreviewFreezeResponse,
  SavedCard,
  SavedCardsResponse,
  SetUpCardResponse,
} from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Returns the member's memberships, current ones first, and the saved cards. */
export function listMemberships(): Promise<ListMembershipsResponse> {
  return browserApi().call<ListMembershipsResponse>(paths.membershipList, {});
}

/** Action that needs no further input. */
export type MembershipAction = keyof typeof changePaths;

const changePaths = {
  cancel: paths.membershipCancel,
  resume: paths.membershipResume,
  'cancel-freeze': paths.freezeCancel,
};

/**
 * Cancels a membership at the end of the paid month, reverses a cancellation, or cancels a planned freeze.
 * Rejects with not_changeable or payment_unavailable.
 */
export function changeMembership(
  membershipId: string,
  action: MembershipAction,
): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(changePaths[action], { membershipId });
}

/**
 * Retries the due payment with the default card. Rejects with not_changeable (nothing is due) or payment_unavailable.
 */
export function payMembership(membershipId: string): Promise<PayMembershipResponse> {
  return browserApi().call<PayMembershipResponse>(paths.membershipPay, { membershipId });
}

/** Returns the membership after a payment, synced with Stripe. Rejects with payment_unavailable. */
export function refreshMembership(membershipId: string): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(paths.membershipConfirm, { membershipId });
}

/**
 * Previews the changes of a freeze without making them. Rejects with not_changeable, freeze_too_soon or
 * payment_unavailable.
 */
export function previewFreeze(membershipId: string, months: number): Promise<PreviewFreezeResponse> {
  return browserApi().call<PreviewFreezeResponse>(paths.freezePreview, { membershipId, months });
}

/**
 * Freezes a membership from the next renewal on. Rejects with not_changeable, freeze_too_soon or
 * payment_unavailable.
 */
export function freezeMembership(membershipId: string, months: number): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(paths.freeze, { membershipId, months });
}

/**
 * Starts saving another card, which pays for one membership if `membershipId` is given. Rejects with not_changeable or
 * payment_unavailable.
 */
export function startCardSetup(membershipId?: string): Promise<SetUpCardResponse> {
  return browserApi().call<SetUpCardResponse>(paths.cardSetup, membershipId ? { membershipId } : {});
}

/**
 * Makes the saved card the default, and pays overdue payments with it. Returns all cards. Rejects with
 * payment_not_completed or payment_unavailable.
 */
export async function confirmCard(setupId: string): Promise<SavedCard[]> {
  return (await browserApi().call<SavedCardsResponse>(paths.cardConfirm, { setupId })).cards;
}

/** Removes a card and returns the others. Rejects with payment_unavailable, or not_changeable if a membership needs it. */
export async function removeCard(cardId: string): Promise<SavedCard[]> {
  return (await browserApi().call<SavedCardsResponse>(paths.cardRemove, { cardId })).cards;
}
