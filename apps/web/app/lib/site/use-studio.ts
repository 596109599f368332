import type { Studio } from './studio.ts';
import { useRootData } from './use-root-data.ts';

/** Returns the studio's current details. Throws when the root loader failed. */
export function useStudio(): Studio {
  const frame = useRootData();
  if (!frame) throw new Error('The frame of the page has no data.');
  return frame.studio;
}
