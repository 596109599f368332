import { type RoomKind, roomPlaceNouns } from '../catalogue/room-kind.ts';
import { capitalise, formatList } from '../text/format.ts';
import { formatBed, getBedLabel } from './describe-bed.ts';

/** Bed as clients see it. */
export interface NamedBed {
  number: number;
  /** Name, such as "Bed 4" or "Tower 1". */
  label: string;
  /** What sets the bed apart, such as "by the window"; null for nothing. */
  note: string | null;
}

/**
 * Formats the beds of one order, in the order given: "Bed 4, by the window" for one, "Beds 4 and 5" for several, and
 * "Tower 1 and Bed 4" if one of several has a name of its own. Empty without beds.
 */
export function formatBeds(beds: readonly NamedBed[], kind: RoomKind): string {
  const [first] = beds;
  if (first && beds.length === 1) return formatBed(first);
  const parts = beds.map((bed) => getOwnName(bed, kind));
  if (parts.length === 0 || parts.some((name) => name !== null))
    return formatList(beds.map(({ label }) => label));
  const numbers = formatList(beds.map(({ number }) => String(number)));
  return `${capitalise(roomPlaceNouns[kind][1])} ${numbers}`;
}

/** Returns the name that the owner gave a bed; null if its label is its number, such as "Bed 4". */
export function getOwnName({ number, label }: Omit<NamedBed, 'note'>, kind: RoomKind): string | null {
  return label === getBedLabel({ number, name: null }, kind) ? null : label;
}

/** Lists the beds by what sets them apart, such as "By the window: Beds 1 and 6", in the order given. */
export function listBedNotes(beds: readonly NamedBed[], kind: RoomKind): string[] {
  const byNote = new Map<string, NamedBed[]>();
  for (const bed of beds)
    if (bed.note) byNote.set(bed.note, [...(byNote.get(bed.note) ?? []), { ...bed, note: null }]);
  return [...byNote].map(([note, noted]) => `${capitalise(note)}: ${formatBeds(noted, kind)}`);
}
