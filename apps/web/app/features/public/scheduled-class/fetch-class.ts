import { paths } from '@studio/contracts/paths';
import type { GetClassBySlugResponse } from '@studio/contracts/timetable';
import type { Api } from '../../../lib/api/api.ts';

/** URL parameters of the page of a scheduled class: London day and slug. */
export interface ClassUrlParams {
  date: string;
  slug: string;
}

/** Returns a scheduled class as it is now. Throws ApiError, with not_found for an unknown URL. */
export function fetchClass(api: Api, { date, slug }: ClassUrlParams): Promise<GetClassBySlugResponse> {
  return api.call<GetClassBySlugResponse>(paths.classOn, { date, slug });
}
