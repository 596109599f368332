import { type GuestDetails, titles } from '@studio/domain/bookings/guest-details';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fetchProfile } from '../../lib/session/account.ts';
import type { Profile } from '../../lib/session/account-types.ts';
import { useSession } from '../../lib/session/use-session.ts';

/**
 * Follows who is signed in while somebody checks out: `onMember` when the hold has to be theirs from now on, or a
 * guest's again, and `onDetails` with what their profile knows.
 */
export function useMemberDetails(
  onMember: () => void,
  onDetails: (known: Partial<GuestDetails>) => void,
): void {
  const { status, user } = useSession();
  const memberId = user?.id ?? null;
  const handOver = useEffectEvent(onMember);
  const know = useEffectEvent(onDetails);
  const shownFor = useRef<string | null>(null);
  useEffect(() => {
    if (status === 'unknown' || shownFor.current === memberId) return;
    shownFor.current = memberId;
    handOver();
    if (!memberId) return;
    fetchProfile().then(
      (profile) => shownFor.current === memberId && know(detailsOf(profile)),
      // Then they are typed, as a guest types them.
      () => null,
    );
  }, [status, memberId]);
}

/** What a profile knows of what checkout asks for. */
export function detailsOf({ title, firstName, lastName, email, phone }: Profile): Partial<GuestDetails> {
  const known = titles.find((one) => one === title);
  return { ...(known ? { title: known } : {}), firstName, lastName, email, phone };
}
