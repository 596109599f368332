import type { MapBed } from '@studio/contracts/beds';
import type { BedRequestMode } from '@studio/domain/beds/bed-request';
import { formatBed } from '@studio/domain/beds/describe-bed';
import { type RoomKind, roomPlaceNouns } from '@studio/domain/catalogue/room-kind';
import { capitalise } from '@studio/domain/text/format';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import type { BedRequestInput } from './beds-api.ts';

interface BedRequestFieldsProps {
  /** Beds that other clients have, or that are out of service; at least one. */
  taken: readonly MapBed[];
  kind: RoomKind;
  busy: boolean;
  onSend: (request: BedRequestInput) => void;
  onCancel: () => void;
}

/** Choice of a taken bed, and of what happens when it comes free. */
export function BedRequestFields({ taken, kind, busy, onSend, onCancel }: BedRequestFieldsProps) {
  const id = useId();
  const [number, setNumber] = useState(taken[0]?.number);
  const [mode, setMode] = useState<BedRequestMode>('MOVE');
  const [noun] = roomPlaceNouns[kind];
  const chosen = taken.find((bed) => bed.number === number) ?? taken[0];
  return (
    <div className="mt-4 grid gap-4">
      <ChoiceField
        id={`${id}-bed`}
        label={`${capitalise(noun)} you’d like`}
        value={chosen?.number}
        onChange={({ currentTarget }) => setNumber(Number(currentTarget.value))}
      >
        {taken.map((bed) => (
          <option key={bed.number} value={bed.number}>
            {formatBed(bed)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceRows
        legend={`If this ${noun} comes free`}
        legendShown
        name={`${id}-mode`}
        value={mode}
        onChange={setMode}
        rows={[
          { value: 'MOVE', label: 'Move me automatically', detail: 'We’ll email you when you’ve moved.' },
          { value: 'ASK', label: 'Ask me first', detail: 'We’ll email you. Others can choose it too.' },
        ]}
      />
      <div className="flex gap-2.5">
        <Button
          size="small"
          busy={busy}
          busyLabel="Saving…"
          onClick={() => chosen && onSend({ bed: chosen.number, mode })}
        >
          Save choice
        </Button>
        <Button kind="secondary" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
