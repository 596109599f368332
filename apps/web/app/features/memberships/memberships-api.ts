import type {
  CardSetupResponse,
  CardsResponse,
  FreezePreviewResponse,
  MembershipListResponse,
  MembershipPayResponse,
  MembershipResponse,
  SavedCard,
} from '@studio/contracts/memberships';
import { paths } from '@studio/contracts/paths';
import { browserApi } from '../../lib/browser-api.ts';

/** The member's memberships, those that are not over first, and the saved cards. */
export function listMemberships(): Promise<MembershipListResponse> {
  return browserApi().call<MembershipListResponse>(paths.membershipList, {});
}

/** What can be changed about a membership without saying more. */
export type MembershipChange = keyof typeof changePaths;

const changePaths = {
  cancel: paths.membershipCancel,
  resume: paths.membershipResume,
  'take the freeze back': paths.freezeTakeBack,
};

/** Cancels at the end of the month, or after all not; or freezes not after all. Refuses with not_changeable, payment_unavailable. */
export function changeMembership(membershipId: string, how: MembershipChange): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(changePaths[how], { membershipId });
}

/** Tries what is due again, with the card that pays. Refuses with not_changeable (nothing is due), payment_unavailable. */
export function payMembership(membershipId: string): Promise<MembershipPayResponse> {
  return browserApi().call<MembershipPayResponse>(paths.membershipPay, { membershipId });
}

/** How it stands at the provider now, after its owner has paid. Refuses with payment_unavailable. */
export function refreshMembership(membershipId: string): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(paths.membershipConfirm, { membershipId });
}

/** What freezing would change; nothing changes yet. Refuses with not_changeable, freeze_too_soon. */
export function previewFreeze(membershipId: string, months: number): Promise<FreezePreviewResponse> {
  return browserApi().call<FreezePreviewResponse>(paths.freezePreview, { membershipId, months });
}

/** Freezes from the next renewal on. Refuses with not_changeable, freeze_too_soon, payment_unavailable. */
export function freezeMembership(membershipId: string, months: number): Promise<MembershipResponse> {
  return browserApi().call<MembershipResponse>(paths.freeze, { membershipId, months });
}

/** Opens the saving of another card. Refuses with payment_unavailable. */
export function openCardSetup(): Promise<CardSetupResponse> {
  return browserApi().call<CardSetupResponse>(paths.cardSetup, {});
}

/** The card that was saved pays from now on. Refuses with payment_not_completed. */
export async function confirmCard(setupId: string): Promise<SavedCard[]> {
  return (await browserApi().call<CardsResponse>(paths.cardConfirm, { setupId })).cards;
}

/** Takes a card away. Refuses with not_changeable when a membership is paid with it. */
export async function removeCard(cardId: string): Promise<SavedCard[]> {
  return (await browserApi().call<CardsResponse>(paths.cardRemove, { cardId })).cards;
}
