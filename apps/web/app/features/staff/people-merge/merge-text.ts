import type { MergeCandidate, PreviewMergeResponse } from '@studio/contracts/staff-merge';
import { chooseSurvivor } from '@studio/domain/people/choose-survivor';
import { formatPhone } from '@studio/domain/people/phone';

/** Says which of the two profiles a merge keeps, and why. */
export function describeMergeEffect({ first, second }: PreviewMergeResponse): string {
  const [kept, gone] = chooseSurvivor(first, second, ({ hasAccount }) => hasAccount);
  const reason = kept.hasAccount && !gone.hasAccount ? ', who has an account' : '';
  return `We’ll keep the profile of ${nameProfile(kept)}${reason}.`;
}

/** Names a profile with its email address or phone number, because both clients may have the same name. */
function nameProfile({ firstName, lastName, email, phone }: MergeCandidate): string {
  const name = `${firstName} ${lastName}`.trim();
  const contact = email ?? (phone ? formatPhone(phone) : '');
  return name && contact ? `${name} (${contact})` : name || contact || 'the first client';
}
