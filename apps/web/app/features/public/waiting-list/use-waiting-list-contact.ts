import { useEffect, useState } from 'react';
import { fetchProfile } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import {
  emptyWaitingListContact,
  fillInWaitingListContact,
  type WaitingListContact,
  type WaitingListContactField,
} from './waiting-list-contact.ts';

export interface WaitingListContactState {
  details: WaitingListContact;
  /** Whether the account has all contact details, so that the form asks for nothing. */
  isComplete: boolean;
  isMember: boolean;
  /** Whether the profile is loading. */
  settling: boolean;
  type: (field: WaitingListContactField, value: string) => void;
}

/** Manages the contact details: those of the account, or those that a guest types. */
export function useWaitingListContact(): WaitingListContactState {
  const memberId = useSession().user?.id ?? null;
  const [{ details, isComplete }, setFilled] = useState({
    details: emptyWaitingListContact,
    isComplete: false,
  });
  const [readFor, setReadFor] = useState<string | null>(null);
  useEffect(() => {
    if (!memberId) return;
    let isActive = true;
    fetchProfile()
      .then(
        ({ firstName = '', lastName, email }) =>
          isActive &&
          setFilled((before) => fillInWaitingListContact(before.details, { firstName, lastName, email })),
        // If the profile fails to load, the member types the details like a guest.
        () => {},
      )
      .then(() => isActive && setReadFor(memberId));
    return () => {
      isActive = false;
    };
  }, [memberId]);
  return {
    details,
    isComplete,
    isMember: memberId !== null,
    settling: memberId !== null && readFor !== memberId,
    type: (field, value) =>
      setFilled((before) => ({ ...before, details: { ...before.details, [field]: value } })),
  };
}
