import type { GuestDetails } from '@studio/domain/bookings/guest-details';
import { useEffect, useState } from 'react';
import { useFieldProblems } from '../../../lib/forms/use-field-problems.ts';
import {
  type AdditionalAttendee,
  emptyDetails,
  type GuestOrder,
  resizeAttendees,
  validateGuestOrder,
} from './guest-order.ts';
import { readOrderDraft, saveOrderDraft } from './saved-order-draft.ts';

export type GuestOrderForm = ReturnType<typeof useGuestOrder>;

/**
 * Manages the guest's order and its errors. Saves a draft in the tab, which stays after a login
 * (handbook: accounts 11).
 */
export function useGuestOrder(classId: string, places: number) {
  const [order, setOrder] = useOrderDraft(classId, places);
  const problems = useFieldProblems(validateGuestOrder(order));
  const setDetails = (changes: Partial<GuestDetails>) =>
    setOrder({ ...order, details: { ...order.details, ...changes } });
  return {
    ...problems,
    order,
    setDetails,
    /** Fills in only the fields that are empty. */
    fillIn: (known: Partial<GuestDetails>) => {
      const missing = Object.entries(known).filter(
        ([field]) => order.details[field as keyof GuestDetails] === '',
      );
      setDetails(Object.fromEntries(missing));
    },
    setAttendee: (index: number, field: keyof AdditionalAttendee, value: string) =>
      setOrder({
        ...order,
        additionalAttendees: order.additionalAttendees.map((person, at) =>
          at === index ? { ...person, [field]: value } : person,
        ),
      }),
    /** Validates everything; with `known`, only the further attendees. Returns whether the order is valid. */
    attempt: (known = false) => problems.attempt(validateGuestOrder(order, known)),
  };
}

/**
 * Manages the order draft. Starts empty and loads the tab's draft after hydration, so that server and browser render
 * the same markup.
 */
function useOrderDraft(classId: string, places: number): [GuestOrder, (order: GuestOrder) => void] {
  const [order, setOrder] = useState<GuestOrder>({ details: emptyDetails, additionalAttendees: [] });
  useEffect(() => setOrder(resizeAttendees(readOrderDraft(classId), places)), [classId, places]);
  const saveOrder = (next: GuestOrder) => {
    setOrder(next);
    saveOrderDraft(classId, next);
  };
  return [order, saveOrder];
}
