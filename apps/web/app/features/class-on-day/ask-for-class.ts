import { paths } from '@studio/contracts/paths';
import type { ClassOnAnswer } from '@studio/contracts/timetable';
import type { Api } from '../../lib/api.ts';

/** Which class a page is about: its London day and the last part of its address. */
export interface ClassAddress {
  date: string;
  slug: string;
}

/** The class as the service knows it now. Throws an ApiError, not_found for an address that leads nowhere. */
export function askForClass(api: Api, { date, slug }: ClassAddress): Promise<ClassOnAnswer> {
  return api.call<ClassOnAnswer>(paths.classOn, { date, slug });
}
