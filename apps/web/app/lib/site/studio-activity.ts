import { activities as builtInActivities } from '@studio/content/activities';
import { getPicturePath } from '@studio/contracts/picture-paths';
import type { PictureDto } from '@studio/contracts/pictures';
import { choosePicture, type PictureSettings } from './choose-picture.ts';
import { plainPicture } from './plain-picture.ts';
import type { toPictureDetails } from './to-picture-details.ts';

/** Activity of the studio with its current name. */
export interface StudioActivity {
  id: string;
  label: string;
  /** Whether the catalogue has a class type of the activity. Otherwise pages don't offer it (handbook: timetable 22). */
  isTaught: boolean;
  /** Uploaded or plain picture and the path of its smallest file; undefined to show the built-in one. */
  picture?: ReturnType<typeof toPictureDetails> & { thumbnail: string };
}

/** Returns the current name of an activity; its id if the studio doesn't have it. */
export function getActivityLabel(
  activities: readonly Pick<StudioActivity, 'id' | 'label'>[],
  id: string,
): string {
  return activities.find((activity) => activity.id === id)?.label ?? id;
}

/** Adds to each activity whether the catalogue has a class type of it. */
export function toStudioActivities({
  activities,
  classTypes,
  settings,
}: PictureSettings & {
  activities: readonly { id: string; label: string; picture: PictureDto | null }[];
  classTypes: readonly { activityId: string }[];
}): StudioActivity[] {
  const taughtIds = new Set(classTypes.map(({ activityId }) => activityId));
  return activities.map(({ id, label, picture: uploaded }) => {
    const picture = choosePicture(uploaded, { settings });
    const thumbnail = uploaded ? getThumbnailPath(uploaded) : plainPicture.thumbnail;
    return { id, label, isTaught: taughtIds.has(id), ...(picture && { picture: { ...picture, thumbnail } }) };
  });
}

/** Returns the path of an activity's small picture: of the uploaded one, or else of a built-in one. */
export function getActivityThumbnail(
  activities: readonly Pick<StudioActivity, 'id' | 'picture'>[],
  id: string,
): string {
  const uploaded = activities.find((activity) => activity.id === id)?.picture;
  const imageKey = builtInActivities.find((activity) => activity.id === id)?.imageKey ?? 'all-classes';
  return uploaded?.thumbnail ?? `/images/activities/${imageKey}.webp`;
}

const getThumbnailPath = ({ hash, widths }: PictureDto) =>
  getPicturePath(hash, { width: widths.webp[0] ?? 0, format: 'webp' });
