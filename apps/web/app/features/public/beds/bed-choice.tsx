import { formatBeds, listBedNotes } from '@studio/domain/beds/format-beds';
import type { RoomKind } from '@studio/domain/catalogue/room-kind';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BedRequest } from './bed-request.tsx';
import { describeChoiceError, getChoiceHint, getLoadError } from './bed-text.ts';
import type { BedOwner } from './beds-api.ts';
import { RoomMap } from './room-map.tsx';
import { RoomSkeleton } from './room-skeleton.tsx';
import { useBedChoice } from './use-bed-choice.ts';

export interface BedChoiceProps {
  owner: BedOwner;
  /** Changes when the beds of the owner may have changed. */
  version: string;
  kind: RoomKind;
  places: number;
  /** Number of beds for which the page keeps space until the map has loaded. */
  capacity: number;
  locked?: boolean;
  legend: ReactNode;
  /** Message after a choice was saved. Undefined where the map itself says enough. */
  doneText?: string;
  onChosen?: () => void;
}

/** Map of the room on which the client chooses one bed for each place, with the chosen beds below (handbook: beds 4). */
export function BedChoice(props: BedChoiceProps) {
  const { kind, places, capacity, locked = false, legend, doneText } = props;
  const choice = useBedChoice({ ...props, locked });
  const { room, error } = choice;
  const container = useFocusAfterError(error);
  if (!room && choice.failed)
    return (
      <>
        {legend}
        <p role="status" className="mt-2 text-[15px] text-stone">
          {getLoadError(kind, places)}
        </p>
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={choice.isLoading}
          busyLabel="Trying again…"
          onClick={choice.reload}
        >
          Try again
        </Button>
      </>
    );
  if (!room) return locked ? null : <RoomSkeleton legend={legend} capacity={capacity} places={places} />;
  const own = room.beds.filter(({ state }) => state === 'own');
  const notes = room.canChoose ? listBedNotes(room.beds, room.kind) : [];
  return (
    <div ref={container}>
      {room.canChoose ? (
        <RoomMap room={room} legend={legend} disabled={locked} onChoose={choice.choose} />
      ) : (
        legend
      )}
      <p role={room.places > 1 ? 'status' : undefined} className="mt-3 min-h-5 text-[15px] leading-snug">
        <strong className="mr-2 font-semibold">{formatBeds(own, room.kind)}</strong>
        <span className="text-small text-stone">{getChoiceHint(room)}</span>
      </p>
      {notes.length > 0 && <p className="mt-1 text-small text-stone">{notes.join('. ')}.</p>}
      <div aria-live="assertive">
        {error && (
          <p className="mt-2 text-[15px] font-medium text-error">{describeChoiceError(error, room.kind)}</p>
        )}
      </div>
      {!locked && (
        <BedRequest
          room={room}
          busy={choice.isRequesting}
          error={choice.requestError}
          onRequest={choice.request}
        />
      )}
      <div role="status" className={doneText && 'min-h-7'}>
        {choice.isChosen && doneText && (
          <p className="mt-2 flex items-center gap-1.5 text-[15px] font-medium text-success">
            <Icon name="check" size={18} />
            {doneText}
          </p>
        )}
      </div>
    </div>
  );
}

/**
 * Moves the focus back to the own bed when a choice has failed, because the bed with the focus may be taken, and disabled
 * controls lose the focus.
 */
function useFocusAfterError(error: Error | null) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error && container.current?.contains(document.activeElement))
      container.current.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true });
  }, [error]);
  return container;
}
