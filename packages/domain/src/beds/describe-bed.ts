import { type RoomKind, roomPlaceNouns } from '../catalogue/room-kind.ts';
import { capitalise, formatList } from '../text/format.ts';
import { bedTraitTexts, type RoomBed } from './room-map.ts';

/** Returns a bed’s name, such as "Bed 4", "Mat 2" or the name that the owner gave it. */
export function getBedLabel({ number, name }: Pick<RoomBed, 'number' | 'name'>, kind: RoomKind): string {
  return name ?? `${capitalise(roomPlaceNouns[kind][0])} ${number}`;
}

/** Returns what sets a bed apart, such as "by the window and near the instructor"; null for nothing. */
export function getBedNote({ traits }: Pick<RoomBed, 'traits'>): string | null {
  return traits.length === 0 ? null : formatList(traits.map((trait) => bedTraitTexts[trait]));
}

/** Formats a bed with its note, such as "Bed 4, by the window". */
export function formatBed({ label, note }: { label: string; note: string | null }): string {
  return note ? `${label}, ${note}` : label;
}
