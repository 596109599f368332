import { z } from 'zod';
import { withEnvelope } from './envelope.ts';
import { clockTime, openingHours as hours } from './opening-hours.ts';
import { branchId, email, localDate } from './shared-fields.ts';
import { codeText, multiLineText, singleLineText } from './text-schemas.ts';

/** Social networks with an icon on the site. */
const socialNetworks = ['instagram', 'facebook', 'tiktok', 'youtube', 'pinterest', 'whatsapp', 'x'] as const;

const shortText = (max: number) => singleLineText().min(1).max(max);
const httpsUrl = singleLineText().check(z.url({ protocol: /^https$/ }));
/** Link to a page of this site, or an https URL. */
const linkTarget = z.union([singleLineText().regex(/^\/(?![/\\])\S*$/), httpsUrl]);

/** Public profile of the studio. */
export const studioProfileChanges = z.object({
  name: shortText(60),
  /** Empty without one. */
  tagline: singleLineText().max(60),
  legalName: shortText(120),
  address: z.object({
    street: shortText(120),
    district: shortText(80),
    city: shortText(80),
    postcode: shortText(12),
    country: shortText(60),
  }),
  /** Position of the map pin in degrees. */
  coordinates: z.object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  /** Empty without any. */
  directions: multiLineText().max(400),
  hours: z.object({ weekdays: hours, weekends: hours }),
  email,
  phone: z.object({ display: shortText(30), dial: codeText().regex(/^\+[0-9]{6,15}$/) }),
  socials: z
    .array(z.object({ network: z.enum(socialNetworks), label: shortText(30), url: httpsUrl }))
    .max(10),
  vat: z.object({ number: shortText(20), ratePercent: z.number().min(0).max(100) }).nullable(),
});
export type StudioProfileChanges = z.infer<typeof studioProfileChanges>;

/** Banner at the top of every page, shown from `from` to `until`, both included; null means unlimited. */
export const banner = z.object({
  text: multiLineText().min(1).max(140),
  link: z.object({ label: shortText(40), to: linkTarget }).nullable(),
  from: localDate.nullable(),
  until: localDate.nullable(),
});

export const editableSettings = z.object({
  guardedPages: z.array(singleLineText().max(80)).max(10),
  countdownTarget: z.object({ date: localDate, time: clockTime }),
  /** 0 means no discount. */
  newsletterOfferPercent: z.number().int().min(0).max(100),
  arriveEarlyMinutes: z.number().int().min(0).max(60),
  banner: banner.nullable(),
  showsBuiltInPictures: z.boolean(),
});
export type EditableSettings = z.infer<typeof editableSettings>;

const storedHours = z.object({ opens: z.string(), closes: z.string() });

/** Profile as it is stored. A studio that is being set up has empty texts and no hours yet. */
const storedProfile = z.object({
  ...studioProfileChanges.shape,
  tagline: z.string(),
  legalName: z.string(),
  address: z.object({
    street: z.string(),
    district: z.string(),
    city: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  directions: z.string(),
  hours: z.object({ weekdays: storedHours, weekends: storedHours }),
  email: z.string(),
  phone: z.object({ display: z.string(), dial: z.string() }),
});

/** POST /admin/settings/get (policy: ADMIN): returns the editable settings of the studio and its site. */
export const getSettingsRequest = withEnvelope({ branchId });
export const getSettingsResponse = z.object({
  ok: z.literal(true),
  profile: storedProfile,
  settings: editableSettings,
  /** Pages that can be restricted to the team, without those that always are. */
  restrictablePages: z.array(z.string()),
});
export type GetSettingsResponse = z.infer<typeof getSettingsResponse>;

/** POST /admin/settings/save (policy: ADMIN): changes only the given settings. Errors: bad_request. */
export const saveSettingsRequest = withEnvelope({
  branchId,
  profile: studioProfileChanges.partial().optional(),
  settings: editableSettings.partial().optional(),
});
export type SettingsSaveInput = Pick<
  z.output<typeof saveSettingsRequest>,
  'branchId' | 'profile' | 'settings'
>;
export const saveSettingsResponse = z.object({ ok: z.literal(true) });
