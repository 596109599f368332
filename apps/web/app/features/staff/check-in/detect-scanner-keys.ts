/** Maximum time between two keys of a hand scanner, in ms. People type more slowly. */
export const maxScannerKeyGapMs = 50;

/**
 * Creates a function that returns whether a key came from a hand scanner, because it followed the previous key at
 * once.
 */
export function createScannerKeyDetector(): (event: Pick<KeyboardEvent, 'key' | 'timeStamp'>) => boolean {
  let typedAt = Number.NEGATIVE_INFINITY;
  return ({ key, timeStamp }) => {
    // Modifier keys are pressed together with the key that they modify.
    if (key.length > 1 && key !== 'Enter') return false;
    const isScanned = timeStamp - typedAt < maxScannerKeyGapMs;
    typedAt = timeStamp;
    return isScanned;
  };
}
