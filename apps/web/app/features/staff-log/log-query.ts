import type { LogSubject } from '@studio/contracts/staff-log';

/** What is looked for. Empty is everything; `by` is 'team', 'everybody', or somebody's id. */
export interface LogQuery {
  by: string;
  subject: LogSubject | '';
  subjectId: string;
  from: string;
  to: string;
}
