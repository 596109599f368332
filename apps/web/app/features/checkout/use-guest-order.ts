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

/** The guest form's values and what is said about them. */
export interface GuestOrderForm {
  order: GuestOrder;
  setDetail: <Field extends keyof GuestDetails>(field: Field, value: GuestDetails[Field]) => void;
  /** Fills in what is still empty. */
  fillIn: (known: Partial<GuestDetails>) => void;
  setFurther: (index: number, field: keyof AdditionalAttendee, value: string) => void;
  /** Looks at one control again, once people have tried to go on. */
  leave: (fieldId: string) => void;
  /** The sentence to show at a control now. */
  errorOf: (fieldId: string) => string | undefined;
  /** What the last attempt found, as the summary shows it until the next one. */
  found: FieldProblem[];
  /** How many attempts have failed: the summary takes the focus at each. */
  failedAttempts: number;
  /** Judges everything; of somebody who is known by their account, only who comes along. True when the order may go on. */
  attempt: (known?: boolean) => boolean;
}

/**
 * Complaints appear only after the first attempt, then on leaving a field; they go as soon as the value is right
 * (handbook: accounts 11). What is typed is kept in the tab.
 */
export function useGuestOrder(classId: string, places: number): GuestOrderForm {
  const [order, setOrder] = useKeptOrder(classId, places);
  const [shown, setShown] = useState<Record<string, string>>({});
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [failedAttempts, setFailedAttempts] = useState(0);

  const change = (next: GuestOrder) => {
    setOrder(next);
    const open = new Set(validateGuestOrder(next).map((complaint) => complaint.fieldId));
    setShown((before) => Object.fromEntries(Object.entries(before).filter(([fieldId]) => open.has(fieldId))));
  };

  return {
    order,
    found,
    failedAttempts,
    errorOf: (fieldId) => shown[fieldId],
    setDetail: (field, value) => change({ ...order, details: { ...order.details, [field]: value } }),
    fillIn: (known) => {
      const missing = Object.entries(known).filter(
        ([field]) => order.details[field as keyof GuestDetails] === '',
      );
      change({ ...order, details: { ...order.details, ...Object.fromEntries(missing) } });
    },
    setFurther: (index, field, value) =>
      change({
        ...order,
        further: order.further.map((person, at) => (at === index ? { ...person, [field]: value } : person)),
      }),
    leave: (fieldId) => {
      if (failedAttempts === 0) return;
      const complaint = validateGuestOrder(order).find((one) => one.fieldId === fieldId);
      if (complaint) setShown((before) => ({ ...before, [fieldId]: complaint.message }));
    },
    attempt: (known = false) => {
      const all = validateGuestOrder(order, known);
      setFound(all);
      setShown(Object.fromEntries(all.map((one) => [one.fieldId, one.message])));
      if (all.length > 0) setFailedAttempts((before) => before + 1);
      return all.length === 0;
    },
  };
}

/** Empty on the server and at first, then what this tab has kept: the two must render the same page. */
function useKeptOrder(classId: string, places: number): [GuestOrder, (order: GuestOrder) => void] {
  const [order, setOrder] = useState<GuestOrder>({ details: emptyDetails, further: [] });
  useEffect(() => setOrder(resizeAttendees(readOrderDraft(classId), places)), [classId, places]);
  const keep = (next: GuestOrder) => {
    setOrder(next);
    saveOrderDraft(classId, next);
  };
  return [order, keep];
}
