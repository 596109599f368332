import { classMat } from '../../assets/pictures/class-mat.ts';
import { classReformer } from '../../assets/pictures/class-reformer.ts';
import { classYogaRestorative } from '../../assets/pictures/class-yoga-restorative.ts';
import { classYogaVinyasa } from '../../assets/pictures/class-yoga-vinyasa.ts';
import { eventSoundHealing } from '../../assets/pictures/event-sound-healing.ts';
import { studioEnvironment1 } from '../../assets/pictures/studio-environment-1.ts';
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

/** The picture of a class; a new activity is shown in the room. */
export function pictureOf({
  subType,
  activityType,
}: Pick<ClassOnDay, 'subType' | 'activityType'>): PictureFacts {
  return pictures[subType] ?? pictures[activityType] ?? studioEnvironment1;
}
