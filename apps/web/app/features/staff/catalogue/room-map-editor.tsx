import { getBedLabel, getBedNote } from '@studio/domain/beds/describe-bed';
import { addBed, type MapCell, maxMapSize, moveBed } from '@studio/domain/beds/edit-room-map';
import { bedsPerRow, type RoomBed } from '@studio/domain/beds/room-map';
import { formatCount } from '@studio/domain/text/format';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldErrorText } from '../../../ui/field.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { RoomMapBedFields } from './room-map-bed-fields.tsx';

interface RoomMapEditorProps {
  id: string;
  beds: readonly RoomBed[];
  error: string | undefined;
  mayChange: boolean;
  onChange: (beds: RoomBed[]) => void;
}

const steps: Record<string, MapCell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Editor of a room's map. Owners choose a bed and then its cell, or move it with the arrow keys. */
export function RoomMapEditor({ id, beds, error, mayChange, onChange }: RoomMapEditorProps) {
  const [chosenNumber, setChosenNumber] = useState<number | null>(null);
  const chosen = beds.find(({ number }) => number === chosenNumber) ?? null;
  const columns = Math.min(maxMapSize, Math.max(bedsPerRow, ...beds.map(({ column }) => column)) + 1);
  const rows = Math.min(maxMapSize, Math.max(0, ...beds.map(({ row }) => row)) + 1);
  const moveChosen = (cell: MapCell) => chosen && onChange(moveBed(beds, chosen.number, cell));
  const onKeyDown = (bed: RoomBed) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setChosenNumber(bed.number);
    onChange(moveBed(beds, bed.number, { row: bed.row + step.row, column: bed.column + step.column }));
  };
  const onBed = (bed: RoomBed) => {
    if (!chosen || chosen.number === bed.number)
      return setChosenNumber(chosen?.number === bed.number ? null : bed.number);
    moveChosen(bed);
  };
  const add = () => {
    const more = addBed(beds);
    onChange(more);
    setChosenNumber(more.at(-1)?.number ?? null);
  };
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`} disabled={!mayChange}>
      <legend className="mb-1 text-ui font-medium">Room map</legend>
      {/* Tells the panel that there are unsaved changes. */}
      <input type="hidden" value={JSON.stringify(beds)} />
      <p id={`${id}-hint`} className="text-small text-stone">
        {formatCount(beds.length, 'bed')}. Choose a bed, then its cell, or use the arrow keys. Clients who
        don’t choose get the beds from the front row.
      </p>
      <p className="mt-3 rounded-input bg-linen py-1 text-center text-small text-stone">Instructor</p>
      <div
        className="mt-1.5 grid gap-1.5"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {beds
          .toSorted((one, other) => one.number - other.number)
          .map((bed) => (
            <button
              key={bed.number}
              type="button"
              aria-pressed={bed.number === chosenNumber}
              aria-label={describeBed(bed, chosen)}
              onClick={() => onBed(bed)}
              onKeyDown={onKeyDown(bed)}
              style={{ gridRow: bed.row, gridColumn: bed.column }}
              className="numeric flex min-h-13 flex-col items-center justify-center rounded-input bg-sage-deep px-0.5 text-center text-small leading-tight font-medium text-paper [overflow-wrap:anywhere] aria-pressed:ring-3 aria-pressed:ring-clay aria-pressed:ring-offset-1"
            >
              {bed.name ?? bed.number}
              {bed.traits.length > 0 && <StaffIcon name="star" size={14} />}
            </button>
          ))}
        {listFreeCells(beds, rows, columns).map((cell) => (
          <button
            key={`${cell.row},${cell.column}`}
            type="button"
            disabled={!chosen}
            aria-label={
              chosen
                ? `Move ${getBedLabel(chosen, 'beds')} to row ${cell.row}, column ${cell.column}`
                : `Row ${cell.row}, column ${cell.column}, empty`
            }
            onClick={() => moveChosen(cell)}
            style={{ gridRow: cell.row, gridColumn: cell.column }}
            className="min-h-13 rounded-input border border-dashed border-line enabled:hover:border-ink enabled:hover:bg-linen"
          />
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {chosen && `${getBedLabel(chosen, 'beds')}: row ${chosen.row}, column ${chosen.column}`}
      </p>
      <FieldErrorText id={id} error={error} />
      {mayChange && (
        <Button kind="secondary" size="small" className="mt-3" onClick={add}>
          <StaffIcon name="plus" size={18} />
          Add bed
        </Button>
      )}
      {chosen && mayChange && (
        <RoomMapBedFields
          key={chosen.number}
          id={`${id}-bed`}
          bed={chosen}
          onChange={(changed) => onChange(beds.map((bed) => (bed.number === changed.number ? changed : bed)))}
          onRemove={
            beds.length > 1 ? () => onChange(beds.filter(({ number }) => number !== chosen.number)) : null
          }
        />
      )}
    </fieldset>
  );
}

function listFreeCells(beds: readonly RoomBed[], rows: number, columns: number): MapCell[] {
  const taken = new Set(beds.map(({ row, column }) => `${row},${column}`));
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: Math.floor(index / columns) + 1,
    column: (index % columns) + 1,
  })).filter(({ row, column }) => !taken.has(`${row},${column}`));
}

function describeBed(bed: RoomBed, chosen: RoomBed | null): string {
  const swap = chosen && chosen.number !== bed.number && `swap with ${getBedLabel(chosen, 'beds')}`;
  const cell = `row ${bed.row}, column ${bed.column}`;
  return [getBedLabel(bed, 'beds'), cell, getBedNote(bed), swap].filter(Boolean).join(', ');
}
