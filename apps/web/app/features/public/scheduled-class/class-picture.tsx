import { buildPreloadLinks } from '../../../ui/build-preload-links.ts';
import { Picture } from '../../../ui/picture.tsx';
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

/** Returns links that preload the picture from the page's head. */
export function buildClassPicturePreloadLinks(klass: ScheduledClass) {
  return buildPreloadLinks(chooseClassPicture(klass), sizes);
}
