import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { branchId } from './fields.ts';

/** POST /catalogue/get: everything about the studio that its pages show and staff can change. Never about a person. */
export const catalogueRequest = withEnvelope({ branchId });

const openingHours = z.object({ opens: z.string(), closes: z.string() });

/** The studio itself: name, address, hours, where else it can be found. */
export const studioProfile = z.object({
  name: z.string(),
  tagline: z.string(),
  legalName: z.string(),
  address: z.object({
    street: z.string(),
    district: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  directions: z.string(),
  hours: z.object({ weekdays: openingHours, weekends: openingHours }),
  email: z.string(),
  phone: z.object({ display: z.string(), dial: z.string() }),
  socials: z.array(z.object({ network: z.string(), label: z.string(), url: z.string() })).readonly(),
  currency: z.string(),
});
export type StudioProfile = z.infer<typeof studioProfile>;

/** A class as the timetable offers it again and again. `pricePence`: one drop-in place. */
export const classTypeDto = z.object({
  id: z.string(),
  activityId: z.string(),
  subType: z.string(),
  title: z.string(),
  difficulty: z.string(),
  description: z.string(),
  durationMin: z.number().int(),
  pricePence: z.number().int(),
  tags: z.array(z.string()),
});
export type ClassTypeDto = z.infer<typeof classTypeDto>;

/** Somebody who teaches here now. `teaches`: ids of class types; `oneToOneFromPence`: null when none are given. */
export const instructorDto = z.object({
  id: z.string(),
  name: z.string(),
  bio: z.string(),
  /** Path of the portrait on the site. */
  portrait: z.string(),
  tags: z.array(z.string()),
  teaches: z.array(z.string()),
  oneToOneFromPence: z.number().int().nullable(),
});
export type InstructorDto = z.infer<typeof instructorDto>;

/** Something that is sold; `terms` as domain/catalogue/product-terms describes them. */
export const productDto = z.object({
  id: z.string(),
  kind: z.enum(['drop-in', 'pack', 'membership', 'one-to-one', 'offer', 'event']),
  name: z.string(),
  pricePence: z.number().int(),
  terms: z.object({
    sessions: z.number().int().nullable(),
    validDays: z.number().int().nullable(),
    renewsMonthly: z.boolean(),
    covers: z.array(z.string()).readonly(),
    offPeakOnly: z.boolean(),
    shareable: z.boolean(),
    oncePerPerson: z.boolean(),
    memberDiscountPercent: z.number(),
    onlyWhen: z.object({ weekday: z.number().int(), from: z.string() }).nullable(),
    copy: z.object({
      section: z.enum(['dropin', 'packs', 'memberships', 'one-to-one', 'events', 'offers']),
      fragments: z.array(z.string()).readonly(),
      subtitle: z.string(),
      unit: z.string(),
      includes: z.array(z.string()).readonly(),
      excludes: z.array(z.string()).readonly(),
      badge: z.string().nullable(),
      action: z.object({ label: z.string(), href: z.string() }),
    }),
  }),
});
export type ProductDto = z.infer<typeof productDto>;

export const catalogueResponse = z.object({
  ok: z.literal(true),
  /** Grows with every change of what this answer says. */
  version: z.number().int(),
  studio: studioProfile,
  classTypes: z.array(classTypeDto),
  instructors: z.array(instructorDto),
  products: z.array(productDto),
  rooms: z.array(
    z.object({ id: z.string(), name: z.string(), detail: z.string(), capacity: z.number().int() }),
  ),
  settings: z.object({
    /** When the home page's countdown ends, ISO instant. */
    countdownEndsAt: z.string(),
    /** Pages for staff only. */
    guardedPages: z.array(z.string()).readonly(),
    listOfferPercent: z.number(),
    cancellationRule: z.string(),
    arriveEarlyMinutes: z.number().int(),
    /** A line above every page, on the London days from one to another. */
    banner: z
      .object({
        text: z.string(),
        link: z.object({ label: z.string(), to: z.string() }).nullable(),
        from: z.string().nullable(),
        until: z.string().nullable(),
      })
      .nullable(),
  }),
});
export type CatalogueResponse = z.infer<typeof catalogueResponse>;
