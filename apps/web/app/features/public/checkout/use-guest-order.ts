import type { GuestDetails } from '@studio/domain/bookings/guest-details';
import { useEffect, useState } from 'react';
import {
  type AdditionalAttendee,
  emptyDetails,
  type FieldProblem,
  type GuestOrder,
  resizeAttendees,
  validateGuestOrder,
} from './guest-order.ts';
import { readOrderDraft, saveOrderDraft } from './saved-order-draft.ts';

export interface GuestOrderForm {
  order: GuestOrder;
  setDetail: <Field extends keyof GuestDetails>(field: Field, value: GuestDetails[Field]) => void;
  /** Fills in only the fields that are empty. */
  fillIn: (known: Partial<GuestDetails>) => void;
  setAttendee: (index: number, field: keyof AdditionalAttendee, value: string) => void;
  /** Validates one control on blur, once an attempt has failed. */
  validateOnBlur: (fieldId: string) => void;
  /** Returns the error to show at a control now; undefined for none. */
  errorOf: (fieldId: string) => string | undefined;
  /** Errors of the last attempt. The summary shows them until the next attempt. */
  found: FieldProblem[];
  /** Number of failed attempts. The error summary takes the focus each time it grows. */
  failedAttempts: number;
  /** Validates everything; with `known`, only the further attendees. Returns whether the order is valid. */
  attempt: (known?: boolean) => boolean;
}

/**
 * Manages the guest's order. Shows errors only after the first attempt, then on blur, and removes them once
 * the value is valid (handbook: accounts 11). Saves a draft in the tab.
 */
export function useGuestOrder(classId: string, places: number): GuestOrderForm {
  const [order, setOrder] = useOrderDraft(classId, places);
  const [shownErrors, setShownErrors] = useState<Record<string, string>>({});
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [failedAttempts, setFailedAttempts] = useState(0);

  const change = (next: GuestOrder) => {
    setOrder(next);
    const open = new Set(validateGuestOrder(next).map((problem) => problem.fieldId));
    setShownErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([fieldId]) => open.has(fieldId))),
    );
  };

  return {
    order,
    found,
    failedAttempts,
    errorOf: (fieldId) => shownErrors[fieldId],
    setDetail: (field, value) => change({ ...order, details: { ...order.details, [field]: value } }),
    fillIn: (known) => {
      const missing = Object.entries(known).filter(
        ([field]) => order.details[field as keyof GuestDetails] === '',
      );
      change({ ...order, details: { ...order.details, ...Object.fromEntries(missing) } });
    },
    setAttendee: (index, field, value) =>
      change({
        ...order,
        additionalAttendees: order.additionalAttendees.map((person, at) =>
          at === index ? { ...person, [field]: value } : person,
        ),
      }),
    validateOnBlur: (fieldId) => {
      if (failedAttempts === 0) return;
      const problem = validateGuestOrder(order).find((item) => item.fieldId === fieldId);
      if (problem) setShownErrors((before) => ({ ...before, [fieldId]: problem.message }));
    },
    attempt: (known = false) => {
      const all = validateGuestOrder(order, known);
      setFound(all);
      setShownErrors(Object.fromEntries(all.map((item) => [item.fieldId, item.message])));
      if (all.length > 0) setFailedAttempts((before) => before + 1);
      return all.length === 0;
    },
  };
}

/** Starts empty and loads the tab's draft after hydration, so that server and browser render the same markup. */
function useOrderDraft(classId: string, places: number): [GuestOrder, (order: GuestOrder) => void] {
  const [order, setOrder] = useState<GuestOrder>({ details: emptyDetails, additionalAttendees: [] });
  useEffect(() => setOrder(resizeAttendees(readOrderDraft(classId), places)), [classId, places]);
  const saveOrder = (next: GuestOrder) => {
    setOrder(next);
    saveOrderDraft(classId, next);
  };
  return [order, saveOrder];
}
