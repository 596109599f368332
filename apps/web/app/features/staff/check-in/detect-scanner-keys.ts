/** Keys closer together than this come from a hand scanner, not from typing. */
export const maxScannerKeyGapMs = 50;

/** Returns a function that says whether a key came from a hand scanner: right after the previous key. */
export function createScannerKeyDetector(): (event: Pick<KeyboardEvent, 'key' | 'timeStamp'>) => boolean {
  let typedAt = Number.NEGATIVE_INFINITY;
  return ({ key, timeStamp }) => {
    // Modifier keys are held together with the key they modify.
    if (key.length > 1 && key !== 'Enter') return false;
    const isScanned = timeStamp - typedAt < maxScannerKeyGapMs;
    typedAt = timeStamp;
    return isScanned;
  };
}
