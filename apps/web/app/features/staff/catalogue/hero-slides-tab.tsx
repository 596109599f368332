import { findHeroSlideName, heroSlideIds } from '@studio/content/copy/home';
import { getHeroPicture } from '../../../assets/pictures/get-hero-picture.ts';
import { PictureSection } from './picture-section.tsx';
import { useBuiltInPreview } from './use-built-in-preview.tsx';

/** Pictures of the home page's hero slides. */
export function HeroSlidesTab() {
  const preview = useBuiltInPreview();
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
            {...preview(getHeroPicture(id), 'The home page shows the default picture.')}
            isSaveExplained
            className=""
          />
        ))}
      </div>
    </>
  );
}
