import { findHeroSlideName, heroSlideIds } from '@studio/content/copy/home';
import { getHeroPicture } from '../../../assets/pictures/get-hero-picture.ts';
import { Picture } from '../../../ui/picture.tsx';
import { PictureSection } from './picture-section.tsx';

/** Pictures of the home page's hero slides. */
export function HeroSlidesTab() {
  return (
    <>
      <h2 className="text-h3">Hero slides</h2>
      <p className="mt-1 mb-6 max-w-2xl text-stone">
        These pictures fill the top of the home page. Phones show only the middle part, in portrait. A new
        picture goes live when you press ‘Save picture’.
      </p>
      <div className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2 desk:grid-cols-3">
        {heroSlideIds.map((id) => (
          <PictureSection
            key={id}
            heading={findHeroSlideName(id) ?? id}
            subject={{ kind: 'hero-slide', id }}
            builtIn={<Picture of={getHeroPicture(id)} sizes="28rem" alt="" className="size-full" />}
            emptyNote="The home page shows the default picture."
            className=""
          />
        ))}
      </div>
    </>
  );
}
