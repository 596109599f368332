import { isBuiltInActivity } from '@studio/content/activities';
import { formatArrivalLead } from '@studio/domain/site/format-arrival-lead';
import { useActivities } from '../../../lib/site/use-activities.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { ConfirmationSummary } from './confirmation-summary.ts';

type ArrivalClass = Pick<ConfirmationSummary, 'activityType' | 'roomKind'>;

export function ArrivalNote({ klass }: { klass: ArrivalClass }) {
  const early = formatArrivalLead(useRootData()?.arriveEarlyMinutes ?? 0);
  const activity = useActivities().find(({ id }) => id === klass.activityType);
  const isReformer = activity?.id === 'reformer' && isBuiltInActivity(activity);
  return (
    <p className="flex items-start gap-3.5 rounded-card bg-linen px-5 py-4 text-[15px] leading-normal">
      <Icon name="footprints" className="mt-0.5 size-5 shrink-0" />
      {`Arrive ${early}. ${getShoesText(isReformer, klass.roomKind)}`}
    </p>
  );
}

function getShoesText(isReformer: boolean, roomKind: ArrivalClass['roomKind']): string {
  if (isReformer) return 'Shoes by the door, grip socks on.';
  return roomKind === 'mats' ? 'Shoes by the door. We provide mats.' : 'Shoes by the door.';
}
