/** Kinds of rooms, by what one client occupies: a bed (or another machine), a mat, or a place on the floor. */
export const roomKinds = ['beds', 'mats', 'places'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** Returns the noun for one place in a class, as public pages use it. They call mats places too. */
export function getPlaceNoun(kind: RoomKind): 'bed' | 'place' {
  return kind === 'beds' ? 'bed' : 'place';
}

/** Nouns for one place in a room of each kind, singular and plural. */
export const roomPlaceNouns: Readonly<Record<RoomKind, readonly [string, string]>> = {
  beds: ['bed', 'beds'],
  mats: ['mat', 'mats'],
  places: ['place', 'places'],
};
