import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, describeUnknownOutcome, hasNoResponse } from '../../lib/api-error.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { toClassSnapshot } from '../../lib/class-snapshot.ts';
import { buildHoldCheckoutUrl, saveHold } from '../../lib/held-places.ts';
import { saveTimetableSearch } from '../../lib/saved-timetable-search.ts';
import { getMemberFields } from '../../lib/session/get-member-fields.ts';
import { toApiFailure } from '../../lib/to-api-failure.ts';

export interface HoldClassState {
  busy: boolean;
  /** The server's sentence when it refused; empty when it gave none. Null while nothing has failed. */
  failure: string | null;
  place: (places: number) => void;
}

/** A hold that was placed in silence is found again by the next try; paying comes later. */
const notHeard = describeUnknownOutcome(
  'your place may already be held',
  'You haven’t been charged. Try again: you won’t hold it twice.',
);

/** Holds places of a class and goes to checkout. When they have gone meanwhile, the list is loaded anew. */
export function useHoldClass(slot: ClassSlot): HoldClassState {
  const { classId } = slot;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const place = async (places: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const hold = await browserApi().call<HoldClassResponse>(paths.hold, {
        classId,
        places,
        seen: toClassSnapshot(slot),
        ...getMemberFields(),
      });
      saveTimetableSearch(classId);
      saveHold(hold);
      await navigate(buildHoldCheckoutUrl({ classId, holdId: hold.holdId }));
    } catch (error) {
      setFailure(hasNoResponse(error) ? notHeard : toApiFailure(error).message);
      if (error instanceof ApiError && error.code === 'slot_unavailable') await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, place: (places) => void place(places) };
}
