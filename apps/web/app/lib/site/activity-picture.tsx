import { getClassPicture } from '../../assets/pictures/get-class-picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { useActivities } from './use-activities.ts';

/** Decorative picture of an activity: the uploaded one, or else the built-in one. */
export function ActivityPicture({ activityId, sizes }: { activityId: string; sizes: string }) {
  const uploaded = useActivities().find(({ id }) => id === activityId)?.picture;
  return <Picture of={uploaded ?? getClassPicture(activityId)} sizes={sizes} alt="" className="size-full" />;
}
