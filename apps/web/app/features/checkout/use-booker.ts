import { type GuestDetails, guestTitles } from '@studio/domain/bookings/guest-details';
import { tidyLine } from '@studio/domain/text/tidy';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchProfile } from '../../lib/session/account.ts';
import type { Profile } from '../../lib/session/account-types.ts';
import type { SessionUser } from '../../lib/session/session-user.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** Who books: a guest, or who is signed in, with what their account knows of them. */
export interface Booker {
  /** Who is signed in; null for a guest. */
  user: SessionUser | null;
  /** What the account knows is enough to book; null for guests, and while something has to be typed. */
  details: GuestDetails | null;
  /** The account is being read, or the hold is changing hands. */
  settling: boolean;
}

interface Read {
  memberId: string;
  details: GuestDetails | null;
}

/**
 * Follows who is signed in while somebody checks out. `onMember` gives the hold to them, or back to a guest;
 * `onMissing` is told what is known when it is not enough to book.
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
    // What cannot be read is typed, as a guest types it.
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

/** What a profile knows of what checkout asks for. */
function detailsOf({ title, firstName, lastName, email, phone }: Profile): Partial<GuestDetails> {
  const known = guestTitles.find((one) => one === title);
  return { ...(known ? { title: known } : {}), firstName, lastName, email, phone };
}

/** Who is signed in skips the form; an unknown first name is 'Member' (handbook: accounts 8). */
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
