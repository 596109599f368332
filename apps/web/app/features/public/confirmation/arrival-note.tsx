import { formatArrivalLead } from '@studio/domain/site/format-arrival-lead';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Icon } from '../../../ui/icon.tsx';

export function ArrivalNote({ activityType }: { activityType: string }) {
  const early = formatArrivalLead(useRootData()?.arriveEarlyMinutes ?? 0);
  return (
    <p className="flex items-start gap-3.5 rounded-card bg-linen px-5 py-4 text-[15px] leading-normal">
      <Icon name="footprints" className="mt-0.5 size-5 shrink-0" />
      {activityType === 'reformer'
        ? `Arrive ${early}. Shoes by the door, grip socks on.`
        : `Arrive ${early}. Shoes by the door. We provide mats.`}
    </p>
  );
}
