import { expect, it } from 'vitest';
import { createScannerKeyDetector } from './detect-scanner-keys.ts';

const scanned = (...keys: [key: string, timeStamp: number][]) => {
  const isScanned = createScannerKeyDetector();
  return keys.map(([key, timeStamp]) => isScanned({ key, timeStamp }));
};

it('distinguishes a single key from one that a hand scanner types right after another', () => {
  expect(scanned(['Enter', 4])).toEqual([false]);
  expect(scanned(['c', 0], ['Enter', 900])).toEqual([false, false]);
  expect(scanned(['C', 0], ['Enter', 12], ['Enter', 20])).toEqual([false, true, true]);
  expect(scanned(['Shift', 0], ['Z', 3])).toEqual([false, false]);
});
