import { eventSoundHealing } from '../../../assets/pictures/event-sound-healing.ts';
import { getClassPicture } from '../../../assets/pictures/get-class-picture.ts';
import type { PictureDetails } from '../../../ui/picture-details.ts';
import type { ScheduledClass } from './scheduled-class-data.ts';

/** Returns the picture of a class: the uploaded one, or else a built-in one. Sound healing has its own picture. */
export function chooseClassPicture({
  picture,
  subType,
  activityType,
}: Pick<ScheduledClass, 'picture' | 'subType' | 'activityType'>): PictureDetails {
  if (picture) return picture;
  if (subType === 'sound-healing') return eventSoundHealing;
  return getClassPicture(activityType, subType);
}
