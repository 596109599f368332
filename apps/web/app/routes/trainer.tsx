import { trainerToolGroups } from '@studio/domain/people/groups';
import { TrainerPage } from '../features/trainer/trainer-page.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) =>
  privateMeta(matches, 'Your classes', 'Your classes, who comes, and cover.');

/** /trainer: an instructor's own classes. */
export default function TrainerRoute() {
  return <Guarded groups={trainerToolGroups}>{() => <TrainerPage />}</Guarded>;
}
