import type { HoldClassResponse } from '@studio/contracts/holds';
import { paths } from '@studio/contracts/paths';
import type { ClassSlot } from '@studio/contracts/timetable';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { ApiError, describeUnknownOutcome, hasNoResponse } from '../../../lib/api/api-error.ts';
import { browserApi } from '../../../lib/api/browser-api.ts';
import { toApiFailure } from '../../../lib/api/to-api-failure.ts';
import { getMemberFields } from '../../../lib/session/session-user.ts';
import { toClassSnapshot } from '../../../lib/storage/class-snapshot.ts';
import { buildHoldCheckoutUrl, saveHold } from '../../../lib/storage/held-places.ts';
import { saveTimetableSearch } from '../../../lib/storage/saved-timetable-search.ts';

export interface HoldClassState {
  busy: boolean;
  /** Server's message about a failure, empty if it sent none; null when nothing has failed. */
  failure: string | null;
  place: (places: number) => void;
}

/**
 * Message when no response arrived. Retrying is safe: if the server has made the hold, it returns that hold. Nothing
 * is charged before checkout.
 */
const unknownOutcomeText = describeUnknownOutcome(
  'your hold may already have started',
  'You haven’t been charged. You can safely try again: you won’t get a second hold.',
);

/** Manages holding places and opening checkout. Reloads the list when the places are no longer available. */
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
      setFailure(hasNoResponse(error) ? unknownOutcomeText : toApiFailure(error).message);
      if (error instanceof ApiError && error.code === 'slot_unavailable') await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, place: (places) => void place(places) };
}
