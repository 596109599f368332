import { useEffect, useState } from 'react';
import { fetchProfile } from '../../lib/session/account.ts';
import { useSession } from '../../lib/session/use-session.ts';
import {
  type ContactDetails,
  type ContactDetailsErrors,
  type ContactDetailsField,
  emptyContactDetails,
  fillInContactDetails,
  validateContactDetails,
} from './contact-details.ts';

export interface WaitingListContact {
  details: ContactDetails;
  errors: ContactDetailsErrors;
  /** The account has everything, so nothing is asked. */
  known: boolean;
  isMember: boolean;
  type: (field: ContactDetailsField, value: string) => void;
}

interface WaiterControl {
  who: WaitingListContact;
  /** The profile is loading. */
  settling: boolean;
  /** Returns the valid details, or null after showing errors. */
  check: () => ContactDetails | null;
}

/** Holds the account's details, or those that a guest types. */
export function useContactDetails(): WaiterControl {
  const memberId = useSession().user?.id ?? null;
  const [{ details, known }, setFilled] = useState({ details: emptyContactDetails, known: false });
  const [errors, setErrors] = useState<ContactDetailsErrors>({});
  const [readFor, setReadFor] = useState<string | null>(null);
  useEffect(() => {
    if (!memberId) return;
    let wanted = true;
    fetchProfile()
      .then(
        ({ firstName = '', lastName, email }) =>
          wanted &&
          setFilled((before) => fillInContactDetails(before.details, { firstName, lastName, email })),
        // If the profile fails to load, the member types the details like a guest.
        () => {},
      )
      .then(() => wanted && setReadFor(memberId));
    return () => {
      wanted = false;
    };
  }, [memberId]);
  return {
    who: {
      details,
      errors,
      known,
      isMember: memberId !== null,
      type: (field, value) => {
        setFilled((before) => ({ ...before, details: { ...before.details, [field]: value } }));
        setErrors(({ [field]: _, ...rest }) => rest);
      },
    },
    settling: memberId !== null && readFor !== memberId,
    check: () => {
      const found = validateContactDetails(details);
      setErrors(found);
      return Object.keys(found).length === 0 ? details : null;
    },
  };
}
