import type {
  GetInvitationsResponse,
  GetPersonInvitationResponse,
  InvitationBatchDto,
  InvitationState,
} from '@studio/contracts/staff-invitations';
import type { NotInvitableReason } from '@studio/domain/people-import/invitation';
import { formatCount, formatNumber } from '@studio/domain/text/format';
import { formatDayShort } from '@studio/domain/time/format-london';
import { toLondonDate } from '@studio/domain/time/london';

export const stateLabels: Record<InvitationState, string> = {
  waiting: 'Waiting to be sent',
  sending: 'Sending',
  sent: 'Invited',
  'has-account': 'Has an account',
  'no-email': 'No email address',
  rejected: 'Email address rejected',
  'too-many': 'Too many emails that day',
  cancelled: 'Cancelled',
  failed: 'Delivery failed',
};

export const reasonLabels: Record<NotInvitableReason, string> = {
  'no-email': 'No email address',
  'has-account': 'Already has an account',
};

/** Returns whether the client didn't get the invitation, so that staff have to act. */
export function isUnreachable(state: InvitationState): boolean {
  return (
    state === 'no-email' ||
    state === 'rejected' ||
    state === 'too-many' ||
    state === 'cancelled' ||
    state === 'failed'
  );
}

/** Describes the clients who aren't invited now, such as "Not included: 2 with an account, 3 without an email address." */
export function describeExcludedClients({
  invited,
  noEmail,
  hasAccount,
}: GetInvitationsResponse['counts']): string {
  const parts = [
    invited > 0 && `${formatNumber(invited)} invited already`,
    hasAccount > 0 && `${formatNumber(hasAccount)} with an account`,
    noEmail > 0 && `${formatNumber(noEmail)} without an email address`,
  ].filter(Boolean);
  return parts.length > 0 ? `Not included: ${parts.join(', ')}.` : '';
}

/** Describes the progress of a batch, such as "120 of 214 sent". */
export function describeProgress({ total, sent, unreachable, status }: InvitationBatchDto): string {
  const failed = unreachable > 0 ? ` We couldn’t reach ${formatCount(unreachable, 'client')}.` : '';
  const progress = `${formatNumber(sent)} of ${formatNumber(total)} sent`;
  if (status === 'sending') return `${progress}.${failed}`;
  if (status === 'stopped') return `Stopped. ${progress}.${failed}`;
  return `${formatCount(sent, 'login invitation')} sent.${failed}`;
}

/** Endings of the sentence that says why a client didn't get an invitation. */
const undeliveredReasons: Partial<Record<InvitationState, string>> = {
  'has-account': ': the client already had an account',
  'no-email': ': no email address',
  rejected: ': email address rejected',
  'too-many': ': too many emails that day',
};

/** Describes a client's newest invitation on their profile, such as "Login invitation sent on Tue 3 Nov." */
export function describeInvitation({ state, at }: GetPersonInvitationResponse): string {
  if (!state || !at) return 'No login invitation sent yet.';
  const day = formatDayShort(toLondonDate(new Date(at)));
  if (state === 'sent') return `Login invitation sent on ${day}.`;
  if (state === 'sending') return 'Sending the login invitation…';
  if (state === 'waiting') return 'The login invitation is waiting to be sent.';
  if (state === 'cancelled') return `Login invitation from ${day} cancelled.`;
  return `Login invitation from ${day} wasn’t delivered${undeliveredReasons[state] ?? ''}.`;
}
