import { trainerToolGroups } from '@studio/domain/people/groups';
import { TrainerPage } from '../features/staff/trainer/trainer-page.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { buildPrivatePageMeta, type RouteMatches } from '../lib/site/page-meta.ts';

export const handle = { cacheFor: 'version' };

export const meta = ({ matches }: RouteMatches) =>
  buildPrivatePageMeta(matches, 'Your classes', 'Your classes, rosters and cover requests.');

/** /trainer: an instructor's own classes. */
export default function TrainerRoute() {
  return <RequireAccess groups={trainerToolGroups}>{() => <TrainerPage />}</RequireAccess>;
}
