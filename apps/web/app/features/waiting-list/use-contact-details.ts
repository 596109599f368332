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

/** Who waits, and what is still missing about them. */
export interface WaitingListContact {
  details: ContactDetails;
  errors: ContactDetailsErrors;
  /** The account knows everything: nothing is asked. */
  known: boolean;
  isMember: boolean;
  type: (field: ContactDetailsField, value: string) => void;
}

interface WaiterControl {
  who: WaitingListContact;
  /** The account is being read. */
  settling: boolean;
  /** What is to be sent; null when something is missing, which is then said. */
  check: () => ContactDetails | null;
}

/** The account's details, or what a guest types. */
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
        // What cannot be read is typed, as a guest types it.
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
