import { classPicture } from '../../assets/pictures/by-class.ts';
import { eventSoundHealing } from '../../assets/pictures/event-sound-healing.ts';
import { studioEnvironment1 } from '../../assets/pictures/studio-environment-1.ts';
import type { PictureFacts } from '../../ui/picture-facts.ts';
import type { ClassOnDay } from './class-on-day-data.ts';

const photographed = ['reformer', 'mat', 'yoga'];

/** The picture of a class; an event has its own, and a new activity is shown in the room. */
export function pictureOf({
  subType,
  activityType,
}: Pick<ClassOnDay, 'subType' | 'activityType'>): PictureFacts {
  if (subType === 'sound-healing') return eventSoundHealing;
  return photographed.includes(activityType) ? classPicture(activityType, subType) : studioEnvironment1;
}
