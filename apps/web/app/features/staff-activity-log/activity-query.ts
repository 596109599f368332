import type { ActivityLogSubject } from '@studio/contracts/staff-activity-log';

/** What is looked for. Empty is everything; `by` is 'team', 'everybody', or somebody's id. */
export interface ActivityQuery {
  by: string;
  subject: ActivityLogSubject | '';
  subjectId: string;
  from: string;
  to: string;
}
