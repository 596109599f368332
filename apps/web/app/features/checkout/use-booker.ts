import { type GuestDetails, guestTitles } from '@studio/domain/bookings/guest-details';
import { tidyLine } from '@studio/domain/text/tidy';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchProfile } from '../../lib/session/account.ts';
import type { Profile } from '../../lib/session/account-types.ts';
import type { SessionUser } from '../../lib/session/session-user.ts';
import { useSession } from '../../lib/session/use-session.ts';

export interface Booker {
  /** Null for a guest. */
  user: SessionUser | null;
  /** Details from the account, if they suffice to book. Null for guests, and when the member has to type something. */
  details: GuestDetails | null;
  /** The profile is loading, or the hold is moving to the new holder. */
  settling: boolean;
}

interface Read {
  memberId: string;
  details: GuestDetails | null;
}

/**
 * Follows logins and logouts during checkout.
 * `onMember` moves the hold to the member, or back to a guest.
 * `onMissing` receives the known details when they don't suffice to book.
 */
export function useBooker(
  onMember: () => Promise<void>,
  onMissing: (known: Partial<GuestDetails>) => void,
): Booker {
  const { status, user } = useSession();
  const memberId = user?.id ?? null;
  const [handedTo, setHandedTo] = useState<string | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const handOver = useEffectEvent(onMember);
  const tellMissing = useEffectEvent((known: Partial<GuestDetails>) =>
    onMissing({ email: user?.email ?? '', ...known }),
  );

  useEffect(() => {
    if (status === 'unknown' || handedTo === memberId) return;
    let wanted = true;
    const settle = () => {
      if (wanted) setHandedTo(memberId);
    };
    handOver().then(settle, settle);
    return () => {
      wanted = false;
    };
  }, [status, memberId, handedTo]);

  useEffect(() => {
    if (!memberId) return;
    let wanted = true;
    const know = (known: Partial<GuestDetails>) => {
      if (!wanted) return;
      const details = enoughToBook(known);
      if (!details) tellMissing(known);
      setRead({ memberId, details });
    };
    // If the profile fails to load, the member types the details like a guest.
    fetchProfile().then(
      (profile) => know(detailsOf(profile)),
      () => know({}),
    );
    return () => {
      wanted = false;
    };
  }, [memberId]);

  const mine = memberId && read?.memberId === memberId ? read : null;
  return {
    user,
    details: mine?.details ?? null,
    settling: status === 'unknown' || handedTo !== memberId || (memberId !== null && !mine),
  };
}

function detailsOf({ title, firstName, lastName, email, phone }: Profile): Partial<GuestDetails> {
  const known = guestTitles.find((one) => one === title);
  return { ...(known ? { title: known } : {}), firstName, lastName, email, phone };
}

/**
 * Returns details that let the member skip the form, or null.
 * A missing first name becomes 'Member' (handbook: accounts 8).
 */
function enoughToBook({ title = '', firstName, lastName, email, phone = '' }: Partial<GuestDetails>) {
  if (!lastName || !email || !tidyLine(lastName)) return null;
  return {
    title,
    firstName: tidyLine(firstName ?? '') || 'Member',
    lastName,
    email,
    phone,
    termsAccepted: true,
  };
}
