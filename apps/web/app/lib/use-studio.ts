import type { Studio } from './studio.ts';
import { useRootData } from './use-root-data.ts';

/** The studio as staff have it now. Throws where even the frame's data is missing. */
export function useStudio(): Studio {
  const frame = useRootData();
  if (!frame) throw new Error('The frame of the page has no data.');
  return frame.studio;
}
