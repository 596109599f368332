import type { ActivityLogSubject } from '@studio/contracts/staff-activity-log';

/** Filters of the activity log. Empty fields match everything. `by` is 'team', 'everyone' or a user id. */
export interface ActivityQuery {
  by: string;
  subject: ActivityLogSubject | '';
  subjectId: string;
  from: string;
  to: string;
}
