import { type GuestDetails, guestTitles } from '@studio/domain/bookings/guest-details';
import { normaliseLine } from '@studio/domain/text/normalise-text';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Profile } from '../../../lib/session/account-types.ts';
import { fetchProfile } from '../../../lib/session/session.ts';
import type { SessionUser } from '../../../lib/session/session-user.ts';
import { useSession } from '../../../lib/session/use-session.ts';

export interface Booker {
  /** Logged-in member; null for a guest. */
  user: SessionUser | null;
  /** Details from the account, if they suffice to book. Null for guests, and if the member has to type some. */
  details: GuestDetails | null;
  /** Whether the profile is loading, or the hold is moving to the new holder. */
  settling: boolean;
}

interface LoadedDetails {
  memberId: string;
  details: GuestDetails | null;
}

/**
 * Returns who books. Calls `onMember` for a member who is logged in at the start, and after each login or logout; it moves
 * the hold to the member, or after a logout to a guest. Calls `onMissing` with the known details if the account lacks
 * details that a booking needs.
 */
export function useBooker(
  onMember: () => Promise<void>,
  onMissing: (known: Partial<GuestDetails>) => void,
): Booker {
  const { status, user } = useSession();
  const memberId = user?.id ?? null;
  const [holderId, setHolderId] = useState<string | null>(null);
  const [read, setRead] = useState<LoadedDetails | null>(null);
  const transferHold = useEffectEvent(onMember);
  const reportMissing = useEffectEvent((known: Partial<GuestDetails>) =>
    onMissing({ email: user?.email ?? '', ...known }),
  );

  useEffect(() => {
    if (status === 'unknown' || holderId === memberId) return;
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setHolderId(memberId);
    };
    transferHold().then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [status, memberId, holderId]);

  useEffect(() => {
    if (!memberId) return;
    let isCurrent = true;
    const applyDetails = (known: Partial<GuestDetails>) => {
      if (!isCurrent) return;
      const details = toBookableDetails(known);
      if (!details) reportMissing(known);
      setRead({ memberId, details });
    };
    // If the profile fails to load, the member types the details like a guest.
    fetchProfile().then(
      (profile) => applyDetails(toGuestDetails(profile)),
      () => applyDetails({}),
    );
    return () => {
      isCurrent = false;
    };
  }, [memberId]);

  const current = memberId && read?.memberId === memberId ? read : null;
  return {
    user,
    details: current?.details ?? null,
    settling: status === 'unknown' || holderId !== memberId || (memberId !== null && !current),
  };
}

function toGuestDetails({ title, firstName, lastName, email, phone }: Profile): Partial<GuestDetails> {
  const known = guestTitles.find((option) => option === title);
  return { ...(known ? { title: known } : {}), firstName, lastName, email, phone };
}

/**
 * Returns the details with which the member can skip the form; null if the account lacks details that a booking
 * needs. A missing first name becomes "Member" (handbook: accounts 8).
 */
function toBookableDetails({ title = '', firstName, lastName, email, phone = '' }: Partial<GuestDetails>) {
  if (!lastName || !email || !normaliseLine(lastName)) return null;
  return {
    title,
    firstName: normaliseLine(firstName ?? '') || 'Member',
    lastName,
    email,
    phone,
    termsAccepted: true,
  };
}
