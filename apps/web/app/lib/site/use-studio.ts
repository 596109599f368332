import type { Studio } from './studio.ts';
import { useRootData } from './use-root-data.ts';

/** Returns the studio's current details. Throws when the root loader failed. */
export function useStudio(): Studio {
  const rootData = useRootData();
  if (!rootData) throw new Error('The root route has no studio data.');
  return rootData.studio;
}
