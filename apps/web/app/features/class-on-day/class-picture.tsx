import { classMat } from '../../assets/pictures/class-mat.ts';
import { classReformer } from '../../assets/pictures/class-reformer.ts';
import { classYogaRestorative } from '../../assets/pictures/class-yoga-restorative.ts';
import { classYogaVinyasa } from '../../assets/pictures/class-yoga-vinyasa.ts';
import { eventSoundHealing } from '../../assets/pictures/event-sound-healing.ts';
import { studioEnvironment1 } from '../../assets/pictures/studio-environment-1.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFacts } from '../../ui/picture-facts.ts';
import type { ClassOnDay } from './class-on-day-data.ts';

/** By kind of class, then by activity. */
const pictures: Readonly<Record<string, PictureFacts>> = {
  'sound-healing': eventSoundHealing,
  'restorative-yin': classYogaRestorative,
  reformer: classReformer,
  mat: classMat,
  yoga: classYogaVinyasa,
};

/** The class in a picture; a new activity is shown in the room. */
export function ClassPicture({ of: { subType, activityType } }: { of: ClassOnDay }) {
  return (
    <div className="aspect-4/3 overflow-clip rounded-panel bg-linen md:aspect-8/5">
      <Picture
        of={pictures[subType] ?? pictures[activityType] ?? studioEnvironment1}
        sizes="(min-width: 83.5rem) 713px, (min-width: 68.75rem) 57vw, 92vw"
        className="size-full"
        priority
      />
    </div>
  );
}
