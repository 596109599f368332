import { type SitePictureId, sitePictureIds, sitePictures } from '@studio/content/site-pictures';
import { classYogaRestorative } from '../../../assets/pictures/class-yoga-restorative.ts';
import { eventSoundHealing } from '../../../assets/pictures/event-sound-healing.ts';
import { founderArch } from '../../../assets/pictures/founder-arch.ts';
import { heroYoga } from '../../../assets/pictures/hero-yoga.ts';
import { oneToOne } from '../../../assets/pictures/one-to-one.ts';
import { quietCorner } from '../../../assets/pictures/quiet-corner.ts';
import { studioEnvironment1 } from '../../../assets/pictures/studio-environment-1.ts';
import { studioEnvironment2 } from '../../../assets/pictures/studio-environment-2.ts';
import { studioEnvironment3 } from '../../../assets/pictures/studio-environment-3.ts';
import { tourArch } from '../../../assets/pictures/tour-arch.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import { PictureSection } from './picture-section.tsx';
import { useBuiltInPreview } from './use-built-in-preview.tsx';

const builtInPictures: Readonly<Record<SitePictureId, PictureDetails>> = {
  studio: studioEnvironment1,
  equipment: studioEnvironment2,
  seating: studioEnvironment3,
  'one-to-one': oneToOne,
  eligibility: heroYoga,
  health: classYogaRestorative,
  newsletter: eventSoundHealing,
  entrance: tourArch,
  founder: founderArch,
  corner: quietCorner,
};

/** Pictures in fixed places on the site (handbook: pictures 6). */
export function SitePicturesTab() {
  const preview = useBuiltInPreview();
  return (
    <>
      <h2 className="text-h3">Site pictures</h2>
      <p className="mt-1 mb-6 max-w-2xl text-stone">
        Pictures of your studio on the public pages. A new picture goes live when you press ‘Save picture’.
        You can switch off the default pictures in Settings, under Website.
      </p>
      <div className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2 desk:grid-cols-3">
        {sitePictureIds.map((id) => {
          const { kind, name, shownOn } = sitePictures[id];
          const { builtIn, emptyNote } = preview(builtInPictures[id], 'Pages show the default picture.');
          return (
            <PictureSection
              key={id}
              heading={name}
              subject={{ kind, id }}
              builtIn={builtIn}
              emptyNote={`${shownOn}. ${emptyNote}`}
              isSaveExplained
              className=""
            />
          );
        })}
      </div>
    </>
  );
}
