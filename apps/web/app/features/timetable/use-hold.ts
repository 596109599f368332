import type { HoldAnswer } from '@studio/contracts/bookings';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, isUnheard, unheardSentence } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { failureOf } from '../../lib/failure-of.ts';
import { heldAddress, rememberHold } from '../../lib/held-places.ts';
import { rememberTimetable } from '../../lib/remembered-timetable.ts';
import { seenClass } from '../../lib/seen-class.ts';
import { memberFields } from '../../lib/session/member-fields.ts';

export interface Hold {
  busy: boolean;
  /** The server's sentence when it refused; empty when it gave none. Null while nothing has failed. */
  failure: string | null;
  place: (places: number) => void;
}

/** A hold that was placed in silence is found again by the next try; paying comes later. */
const notHeard = unheardSentence(
  'your place may already be held',
  'You haven’t been charged. Try again: you won’t hold it twice.',
);

/** Holds places of a class and goes to checkout. When they have gone meanwhile, the list is loaded anew. */
export function useHold(slot: ClassSlot): Hold {
  const { classId } = slot;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const place = async (places: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const hold = await browserApi().call<HoldAnswer>(paths.hold, {
        classId,
        places,
        seen: seenClass(slot),
        ...memberFields(),
      });
      rememberTimetable(classId);
      rememberHold(hold);
      await navigate(heldAddress({ classId, holdId: hold.holdId }));
    } catch (error) {
      setFailure(isUnheard(error) ? notHeard : failureOf(error).message);
      if (error instanceof ApiError && error.code === 'slot_unavailable') await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, place: (places) => void place(places) };
}
