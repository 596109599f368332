import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { logosDto, pictureDto } from './pictures.ts';
import { branchId } from './shared-fields.ts';

/**
 * POST /catalogue/get: returns all studio content that pages show and staff can edit. Contains no personal data of
 * clients.
 */
export const getCatalogueRequest = withEnvelope({ branchId });

const openingHours = z.object({ opens: z.string(), closes: z.string() });

/** Name, address, opening hours and social media links of the studio. */
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

/** Type of class on the timetable. `pricePence` is the price of one drop-in place. */
export const classTypeDto = z.object({
  id: z.string(),
  activityId: z.string(),
  subType: z.string(),
  title: z.string(),
  difficulty: z.string(),
  description: z.string(),
  durationMin: z.number().int(),
  pricePence: z.number().int(),
  /** Number of places in new classes; null for all places of the room. */
  capacity: z.number().int().nullable(),
  tags: z.array(z.string()),
  /** Uploaded picture; null to show the built-in one. */
  picture: pictureDto.nullable(),
});
export type ClassTypeDto = z.infer<typeof classTypeDto>;

/**
 * Instructor. `teaches` contains ids of class types. `oneToOneFromPence` is null when the instructor gives no
 * 1:1 sessions.
 */
export const instructorDto = z.object({
  id: z.string(),
  name: z.string(),
  bio: z.string(),
  /** Path of a small portrait on the site. */
  portrait: z.string(),
  /** Uploaded portrait in several widths; null to show the built-in one. */
  picture: pictureDto.nullable(),
  tags: z.array(z.string()),
  teaches: z.array(z.string()),
  oneToOneFromPence: z.number().int().nullable(),
});
export type InstructorDto = z.infer<typeof instructorDto>;

/** Product for sale. See domain/catalogue/product-terms for `terms`. */
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
      section: z.enum([
        'dropin',
        'packs',
        'memberships',
        'one-to-one',
        'events',
        'offers',
        'gift-cards',
        'counter',
      ]),
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

/** Product on sale, with the ids of the earlier versions that it replaces. Links to those ids lead to the product. */
export const productOnSaleDto = productDto.extend({ formerIds: z.array(z.string()) });
export type ProductOnSaleDto = z.infer<typeof productOnSaleDto>;

export const getCatalogueResponse = z.object({
  ok: z.literal(true),
  /** Version of the content, which increases with every change of it. */
  version: z.number().int(),
  studio: studioProfile,
  /** All activities, in the order of the timetable's picker. Some may have no class types. */
  activities: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Uploaded picture, which class types without a picture show as well; null to show the built-in one. */
      picture: pictureDto.nullable(),
    }),
  ),
  classTypes: z.array(classTypeDto),
  /** Active instructors. */
  instructors: z.array(instructorDto),
  /** Products on sale. */
  products: z.array(productOnSaleDto),
  /** Gift cards of a fixed amount, in whole pounds. Buyers can also choose a different amount. */
  giftCards: z.array(z.object({ id: z.string(), name: z.string(), pounds: z.number().int() })),
  rooms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      detail: z.string(),
      capacity: z.number().int(),
      /** Uploaded picture; null without one. */
      picture: pictureDto.nullable(),
    }),
  ),
  /** Uploaded pictures of the home page's hero slides, by the slide's id. Other slides show the built-in ones. */
  slidePictures: z.record(z.string(), pictureDto),
  /** Uploaded pictures in fixed places on the site, by their id. */
  sitePictures: z.record(z.string(), pictureDto),
  logos: logosDto,
  settings: z.object({
    /** End of the home page's countdown, as an ISO instant. */
    countdownEndsAt: z.string(),
    /** Pages that only the team can open. */
    guardedPages: z.array(z.string()).readonly(),
    newsletterOfferPercent: z.number(),
    cancellationRule: z.string(),
    arriveEarlyMinutes: z.number().int(),
    /** Whether pages show built-in pictures where the owner has uploaded none. */
    showsBuiltInPictures: z.boolean(),
    /** Whether the public pages and online booking are open. */
    siteOpen: z.boolean(),
    /**
     * Banner at the top of every page, shown from `from` to `until`, which are London days, both included. A null day
     * means no limit. Null without a banner.
     */
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
export type GetCatalogueResponse = z.infer<typeof getCatalogueResponse>;
