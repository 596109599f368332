import type { InvitationState } from '@studio/contracts/staff-invitations';
import { dropReasons } from '../../platform/emails/drop-reasons.ts';

/** Invitation with the newest email, because a corrected address gets the email again. */
export interface InvitationDelivery {
  createdAt: Date;
  queuedAt: Date | null;
  hasAccount: boolean;
  sentAt: Date | null;
  dropReason: string | null;
}

const statesByDropReason: Readonly<Record<string, InvitationState>> = {
  [dropReasons.overBudget]: 'too-many',
  [dropReasons.noRecipient]: 'no-email',
  [dropReasons.rejected]: 'rejected',
  [dropReasons.hasAccount]: 'has-account',
  [dropReasons.invitationCancelled]: 'cancelled',
};

/** Returns the state of an invitation and the time that belongs to it. */
export function getInvitationState(invitation: InvitationDelivery): { state: InvitationState; at: string } {
  const { createdAt, queuedAt, hasAccount, sentAt, dropReason } = invitation;
  const at = (sentAt ?? createdAt).toISOString();
  if (hasAccount) return { state: 'has-account', at };
  if (sentAt) return { state: 'sent', at };
  if (!queuedAt) return { state: 'waiting', at };
  if (dropReason === null) return { state: 'sending', at };
  return { state: statesByDropReason[dropReason] ?? 'failed', at };
}
