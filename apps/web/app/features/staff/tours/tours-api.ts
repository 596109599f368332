import type { TourHours } from '@studio/contracts/opening-hours';
import { paths } from '@studio/contracts/paths';
import type { ListToursResponse } from '@studio/contracts/staff-tours';
import type { GetTourAvailabilityResponse } from '@studio/contracts/tours';
import { browserApi } from '../../../lib/api/browser-api.ts';

export const listTours = (range: { from: string; to: string }) =>
  browserApi().call<ListToursResponse>(paths.staffTours, range);

export const saveTourHours = (hours: TourHours) => browserApi().call(paths.staffTourHours, { hours });

export const listSlotsForStaff = async () =>
  (await browserApi().call<GetTourAvailabilityResponse>(paths.tourAvailability, { daysTo: 28 })).slots;

export const moveTourAsStaff = (tourId: string, slotId: string, reason: string) =>
  browserApi().call(paths.staffTourMove, { tourId, slotId, reason });

export const cancelTourAsStaff = (tourId: string, reason: string) =>
  browserApi().call(paths.staffTourCancel, { tourId, reason });
