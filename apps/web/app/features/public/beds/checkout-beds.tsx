import type { HoldClassResponse } from '@studio/contracts/holds';
import { importWithRetry } from '@studio/islands/import-with-retry';
import { lazy, Suspense } from 'react';
import { getMapLegend } from './bed-text.ts';
import { RoomSkeleton } from './room-skeleton.tsx';

/** Loaded on demand, because many classes have no choice of beds, and checkout works without it. */
const BedChoice = lazy(async () => ({
  default: (await importWithRetry(() => import('./bed-choice.tsx'))).BedChoice,
}));

interface CheckoutBedsProps {
  hold: HoldClassResponse;
  /** Whether the beds can’t change, because the hold has ended or is being paid. */
  locked: boolean;
}

/** Choice of beds for the places that checkout holds. Renders nothing for a class without a choice. */
export function CheckoutBeds({ hold, locked }: CheckoutBedsProps) {
  const { holdId, places, holdExpiresAt, class: slot } = hold;
  if (!slot.hasBedChoice) return null;
  const legend = <h2 className="text-title desk:text-section">{getMapLegend(slot.roomKind, places)}</h2>;
  return (
    <div className="mb-6 border-b border-hairline pb-6 desk:mb-8 desk:pb-8">
      <Suspense fallback={<RoomSkeleton legend={legend} capacity={slot.capacity} places={places} />}>
        <BedChoice
          owner={{ holdId }}
          version={`${places} ${holdExpiresAt} ${slot.studio}`}
          kind={slot.roomKind}
          places={places}
          capacity={slot.capacity}
          locked={locked}
          legend={legend}
        />
      </Suspense>
    </div>
  );
}
