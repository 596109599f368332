import { Picture } from '../../../ui/picture.tsx';
import { preloadPicture } from '../../../ui/preload-picture.ts';
import { chooseClassPicture } from './choose-class-picture.ts';
import type { ScheduledClass } from './scheduled-class-data.ts';

const sizes = '(min-width: 83.5rem) 713px, (min-width: 68.75rem) 57vw, 92vw';

export function ClassPicture({ of: klass }: { of: ScheduledClass }) {
  return (
    <div className="aspect-4/3 overflow-clip rounded-panel bg-linen md:aspect-8/5">
      <Picture of={chooseClassPicture(klass)} sizes={sizes} className="size-full" priority />
    </div>
  );
}

/** Preloads the picture from the page's head. */
export function preloadClassPicture(klass: ScheduledClass) {
  return preloadPicture(chooseClassPicture(klass), sizes);
}
