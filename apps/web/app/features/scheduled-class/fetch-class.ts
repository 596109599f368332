import { paths } from '@studio/contracts/paths';
import type { ClassBySlugResponse } from '@studio/contracts/timetable';
import type { Api } from '../../lib/api.ts';

/** Which class a page is about: its London day and the last part of its address. */
export interface ClassUrlParams {
  date: string;
  slug: string;
}

/** The class as the service knows it now. Throws an ApiError, not_found for an address that leads nowhere. */
export function fetchClass(api: Api, { date, slug }: ClassUrlParams): Promise<ClassBySlugResponse> {
  return api.call<ClassBySlugResponse>(paths.classOn, { date, slug });
}
