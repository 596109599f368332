/** Class properties that determine its popularity. */
export interface FillTargetInput {
  /** Seed that stays the same for a class. The same seed always gives the same number of places. */
  seed: string;
  capacity: number;
  /** London hour of the start, 0 to 23. */
  hour: number;
}

/**
 * Returns the number of taken places of a demo class, from 0 to its capacity. About one class in eight is full and one
 * in five has one to three places left. Hours before and after work are fuller.
 */
export function getFillTarget({ seed, capacity, hour }: FillTargetInput): number {
  const chance = hashToFraction(seed);
  const isBusy = hour < 9 || hour >= 17;
  const full = isBusy ? 0.18 : 0.08;
  const nearly = full + (isBusy ? 0.24 : 0.16);
  if (chance < full) return capacity;
  const spread = hashToFraction(`${seed} spread`);
  if (chance < nearly) return Math.max(0, capacity - 1 - Math.floor(spread * 3));
  return Math.floor(spread * Math.max(0, capacity - 3));
}

/** Returns a deterministic number from 0 to below 1 for a text (FNV-1a with a final mix). */
export function hashToFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
