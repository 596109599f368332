import { eventSoundHealing } from '../../../assets/pictures/event-sound-healing.ts';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import { studioEnvironment1 } from '../../../assets/pictures/studio-environment-1.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import type { ScheduledClass } from './scheduled-class-data.ts';

const photographed = ['reformer', 'mat', 'yoga'];

/**
 * Returns the picture of a class: the uploaded one, or else a built-in one. Sound healing has its own picture, and
 * activities without photos show the studio.
 */
export function chooseClassPicture({
  picture,
  subType,
  activityType,
}: Pick<ScheduledClass, 'picture' | 'subType' | 'activityType'>): PictureDetails {
  if (picture) return picture;
  if (subType === 'sound-healing') return eventSoundHealing;
  return photographed.includes(activityType) ? getClassPicture(activityType, subType) : studioEnvironment1;
}
