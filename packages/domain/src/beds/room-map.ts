/** Properties of a bed that clients can choose by. */
export const bedTraits = ['window', 'near-instructor', 'tower', 'tall'] as const;
export type BedTrait = (typeof bedTraits)[number];

/** Text after the name of a bed with each trait, as in "Bed 4, by the window". */
export const bedTraitTexts: Readonly<Record<BedTrait, string>> = {
  window: 'by the window',
  'near-instructor': 'near the instructor',
  tower: 'with a tower',
  tall: 'for taller people',
};

/** Maximum number of beds in one row of a map that `layOutBeds` draws. */
export const bedsPerRow = 5;

/** Bed of a room on the room’s map. Rows and columns count from 1, and the instructor stands in front of row 1. */
export interface RoomBed {
  number: number;
  /** Name that replaces the number; null for none. */
  name: string | null;
  row: number;
  column: number;
  traits: readonly BedTrait[];
}

/** Returns beds 1 to `count` in rows, as the map of a room that no one has drawn yet. */
export function layOutBeds(count: number): RoomBed[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: null,
    row: Math.floor(index / bedsPerRow) + 1,
    column: (index % bedsPerRow) + 1,
    traits: [],
  }));
}
