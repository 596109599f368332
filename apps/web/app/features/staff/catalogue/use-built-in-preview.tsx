import type { ReactNode } from 'react';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { PictureDetails } from '../../../ui/picture-details.ts';

/**
 * Returns a function that builds the preview and the note of a picture without an upload. In a studio without the
 * built-in pictures there is no preview (handbook: pictures 6).
 */
export function useBuiltInPreview() {
  const showsBuiltIn = useRootData()?.showsBuiltInPictures ?? false;
  return (of: PictureDetails, note: string): { builtIn: ReactNode; emptyNote: string } =>
    showsBuiltIn
      ? { builtIn: <Picture of={of} sizes="28rem" alt="" className="size-full" />, emptyNote: note }
      : { builtIn: null, emptyNote: 'No picture yet.' };
}
