import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { PictureEditor } from './picture-editor.tsx';

const Editor = lazy(async () => ({ default: (await import('./picture-editor.tsx')).PictureEditor }));

/** Loads the editor with its crop library when the owner has chosen a file. */
export function LazyPictureEditor(props: ComponentProps<typeof PictureEditor>) {
  return (
    <Suspense fallback={<Skeleton className="block h-64 rounded-card" />}>
      <Editor {...props} />
    </Suspense>
  );
}
