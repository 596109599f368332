import { getActivityThumbnail } from '../../../lib/site/studio-activity.ts';
import { useActivities } from '../../../lib/site/use-activities.ts';

const sizes = {
  large: 'h-[104px] w-[84px] rounded-[42px_42px_14px_14px]',
  small: 'h-[60px] w-12 rounded-[24px_24px_8px_8px]',
};

/** Small decorative picture beside the class name. */
export function ClassThumbnail({ activityType, size }: { activityType: string; size: keyof typeof sizes }) {
  const activities = useActivities();
  return (
    <span aria-hidden="true" className={`block shrink-0 overflow-hidden bg-linen ${sizes[size]}`}>
      <img
        src={getActivityThumbnail(activities, activityType.toLowerCase())}
        alt=""
        className="size-full object-cover"
      />
    </span>
  );
}
