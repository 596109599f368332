/** A hand scanner's keys come closer upon each other than a hand's. */
export const maxScannerKeyGapMs = 50;

/** Listens to every key, and says whether it came out of a hand scanner: right behind the one before. */
export function createScannerKeyDetector(): (event: Pick<KeyboardEvent, 'key' | 'timeStamp'>) => boolean {
  let typedAt = Number.NEGATIVE_INFINITY;
  return ({ key, timeStamp }) => {
    // Shift and the like are held together with what they belong to.
    if (key.length > 1 && key !== 'Enter') return false;
    const isScanned = timeStamp - typedAt < maxScannerKeyGapMs;
    typedAt = timeStamp;
    return isScanned;
  };
}
