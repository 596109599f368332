import { useEffect, useState } from 'react';
import { fetchProfile } from '../../../lib/session/session.ts';
import { useSession } from '../../../lib/session/use-session.ts';
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
  /** Whether the account has everything, so that the form asks for nothing. */
  isComplete: boolean;
  isMember: boolean;
  type: (field: ContactDetailsField, value: string) => void;
}

interface ContactDetailsControl {
  contact: WaitingListContact;
  /** Whether the profile is loading. */
  settling: boolean;
  /** Shows the errors. Returns the valid details; null if there are errors. */
  check: () => ContactDetails | null;
}

/** Manages the contact details: those of the account, or those that a guest types. */
export function useContactDetails(): ContactDetailsControl {
  const memberId = useSession().user?.id ?? null;
  const [{ details, isComplete }, setFilled] = useState({ details: emptyContactDetails, isComplete: false });
  const [errors, setErrors] = useState<ContactDetailsErrors>({});
  const [readFor, setReadFor] = useState<string | null>(null);
  useEffect(() => {
    if (!memberId) return;
    let isActive = true;
    fetchProfile()
      .then(
        ({ firstName = '', lastName, email }) =>
          isActive &&
          setFilled((before) => fillInContactDetails(before.details, { firstName, lastName, email })),
        // If the profile fails to load, the member types the details like a guest.
        () => {},
      )
      .then(() => isActive && setReadFor(memberId));
    return () => {
      isActive = false;
    };
  }, [memberId]);
  return {
    contact: {
      details,
      errors,
      isComplete,
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
