import { roomKinds } from '@studio/domain/catalogue/room-kind';
import { availabilitySummaryDays, facetCountDays } from '@studio/domain/timetable/availability';
import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId, dayOffset, localDate, priceDto, principalUserId, responseDate } from './shared-fields.ts';

/** Filters for classes. An unknown value matches nothing. */
export const classFilters = z
  .object({
    activityType: z.string().max(60).nullish(),
    instructorId: z.string().max(60).nullish(),
    subType: z.string().max(60).nullish(),
    /** Audience: 'female-only', 'prenatal', or 'everyone' for classes without such a tag. */
    audience: z.string().max(60).nullish(),
    difficulty: z.string().max(60).nullish(),
    /** Time of day by the start in London: 'morning' (before 12:00), 'midday' or 'evening' (from 16:00). */
    dayPart: z.string().max(60).nullish(),
  })
  .default({});
export type ClassFilters = z.infer<typeof classFilters>;

/**
 * POST /classes/booking/facets: returns the activities and instructors of the coming days with their numbers of
 * classes, for filters.
 */
export const getFacetsRequest = withEnvelope({
  branchId,
  daysFrom: dayOffset.default(0),
  daysTo: dayOffset.default(facetCountDays),
  filters: classFilters,
});

export const activityFacet = z.object({
  key: z.string(),
  label: z.string(),
  imageKey: z.string(),
  count: z.number().int(),
});
export type ActivityFacet = z.infer<typeof activityFacet>;

export const trainerFacet = z.object({
  trainerId: z.string(),
  name: z.string(),
  /** Path of the portrait on the site. */
  avatar: z.string(),
  count: z.number().int(),
});
export type TrainerFacet = z.infer<typeof trainerFacet>;

export const getFacetsResponse = z.object({
  ok: z.literal(true),
  activities: z.array(activityFacet),
  trainers: z.array(trainerFacet),
});
export type GetFacetsResponse = z.infer<typeof getFacetsResponse>;

/** POST /classes/booking/availability/summary: returns the number of classes per day. */
export const getAvailabilitySummaryRequest = withEnvelope({
  branchId,
  daysFrom: dayOffset.default(0),
  daysTo: dayOffset.default(availabilitySummaryDays),
  filters: classFilters,
});

export const getAvailabilitySummaryResponse = z.object({
  ok: z.literal(true),
  /** Number of classes per London day that haven't started; days without classes are absent. */
  days: z.record(z.string(), z.number().int()),
  range: z.object({ from: responseDate, to: responseDate }),
  /** Days on which the studio is closed, with the reason, such as "Boxing Day". */
  closures: z.array(z.object({ date: responseDate, name: z.string() })),
});
export type GetAvailabilitySummaryResponse = z.infer<typeof getAvailabilitySummaryResponse>;

/** POST /classes/class/availability: returns the classes of one day that haven't started, by start. */
export const getAvailabilityRequest = withEnvelope({
  branchId,
  date: localDate,
  filters: classFilters,
  principalUserId,
});

/** Class with its free places (handbook: timetable 11). Contains the field names of both specification documents. */
export const classSlot = z.object({
  classId: z.string(),
  /** Start and end as ISO instants in UTC. */
  start: z.string(),
  end: z.string(),
  /** Start in London as 'YYYY-MM-DD#HH:MM'. */
  dateStart: z.string(),
  className: z.string(),
  activityType: z.string(),
  activitySubType: z.string(),
  difficulty: z.string(),
  /** Description of the class in one sentence. */
  description: z.string(),
  /** Properties, such as 'female-only' or 'prenatal'. */
  tags: z.array(z.string()),
  instructorId: z.string(),
  trainerId: z.string(),
  instructorName: z.string(),
  trainerName: z.string(),
  instructorPortraitSmall: z.string(),
  instructorImageUrl: z.string(),
  capacity: z.number().int(),
  /** Number of places that can be held now. Expired holds don't count. */
  capacityLeft: z.number().int(),
  durationMin: z.number().int(),
  durationMins: z.number().int(),
  studio: z.string(),
  studioDetail: z.string(),
  /** What one client occupies in the room: a bed, a mat or a place on the floor. */
  roomKind: z.enum(roomKinds),
  /** Whether clients of this class choose their bed. */
  hasBedChoice: z.boolean(),
  /** Price of one place for the caller. */
  price: priceDto,
  /** Whether one of the member's sessions would cover a place ("1 session" in the list). */
  covered: z.boolean().optional(),
  /** Name of the offer that gives two places for the price of one. Only in the list of a day. */
  twoForOne: z.string().optional(),
});
export type ClassSlot = z.infer<typeof classSlot>;

export const getAvailabilityResponse = z.object({ ok: z.literal(true), slots: z.array(classSlot) });
export type GetAvailabilityResponse = z.infer<typeof getAvailabilityResponse>;

/**
 * POST /classes/class/on: returns the class of the page /classes/on/{date}/{slug} (domain/timetable/class-path). Also
 * finds the class by a URL from before it was renamed or rescheduled; `class` then gives the current URL. Errors:
 * not_found (no such class, or it took place more than 30 days ago).
 */
export const getClassBySlugRequest = withEnvelope({
  branchId,
  date: localDate,
  slug: z.string().min(1).max(200),
});

export const getClassBySlugResponse = z.object({
  ok: z.literal(true),
  class: classSlot,
  /** State of the class. 'begun': it has started, and may have ended. */
  state: z.enum(['on', 'cancelled', 'begun']),
  /** Days of `sameType`, both included: seven days from three days before the class, or from today if that is later. */
  range: z.object({ from: responseDate, to: responseDate }),
  /** Scheduled classes of the same type in `range` that haven't started, by start; this class too if it is one. */
  sameType: z.array(classSlot),
});
export type GetClassBySlugResponse = z.infer<typeof getClassBySlugResponse>;
