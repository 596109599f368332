import { paths } from '@studio/contracts/paths';
import type { ActivityLogSubject, GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { browserApi } from '../../../lib/api/browser-api.ts';

/** Filters of the activity log. Empty fields match everything. `by` is 'team', 'everyone' or a user id. */
export interface ActivityFilter {
  by: string;
  subject: ActivityLogSubject | '';
  from: string;
  to: string;
}

/** Query of the log's entries, newest first. */
export const activityLogQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activity-log', filter],
    queryFn: ({ pageParam, signal }) => {
      const fields = Object.entries({ ...filter, cursor: pageParam }).filter(([, value]) => value);
      return browserApi().call<GetActivityLogResponse>(paths.log, Object.fromEntries(fields), { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
