import { Picture } from '../../ui/picture.tsx';
import { preloadPicture } from '../../ui/preload-picture.ts';
import type { ClassOnDay } from './class-on-day-data.ts';
import { pictureOf } from './class-pictures.ts';

const sizes = '(min-width: 83.5rem) 713px, (min-width: 68.75rem) 57vw, 92vw';

/** The class in a picture. */
export function ClassPicture({ of: klass }: { of: ClassOnDay }) {
  return (
    <div className="aspect-4/3 overflow-clip rounded-panel bg-linen md:aspect-8/5">
      <Picture of={pictureOf(klass)} sizes={sizes} className="size-full" priority />
    </div>
  );
}

/** The picture, asked for before the page has been read. */
export function preloadClassPicture(klass: ClassOnDay) {
  return preloadPicture(pictureOf(klass), sizes);
}
