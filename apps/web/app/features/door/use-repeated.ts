import { useEffect } from 'react';
import { useLookAgain } from '../../lib/use-look-again.ts';

/** How often others' marks are looked for. */
const everyMs = 15_000;

/** Loads now, whenever it is another thing that is loaded, and again while the page is seen. */
export function useRepeated(load: () => Promise<void>): void {
  useEffect(() => void load(), [load]);
  useLookAgain(load, everyMs);
}
