import { paths } from '@studio/contracts/paths';
import type { ListSelectableClassesResponse } from '@studio/contracts/staff-bookings';
import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '../api/browser-api.ts';

/** Query of a day's classes into which staff can book a client or move a booking. */
export const selectableClassesQuery = (date: string) =>
  queryOptions({
    queryKey: ['selectable-classes', date],
    queryFn: () => browserApi().call<ListSelectableClassesResponse>(paths.choosableClasses, { date }),
  });
