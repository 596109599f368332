import type { CopyValue, GroupField } from '@studio/domain/site-copy/copy-field';
import { aboutFields } from './about.ts';
import { classesFields } from './classes-fields.ts';
import { contactFields } from './contact.ts';
import { eligibilityFields } from './eligibility.ts';
import { faqFields } from './faq-fields.ts';
import { founderFields } from './founder.ts';
import { homeFields } from './home.ts';
import { locationFields } from './location.ts';
import { pricingFields } from './pricing.ts';
import { promosFields } from './promos.ts';
import { roomsFields } from './rooms.ts';
import { termsFields } from './terms.ts';

/** Fields of all editable texts by id, in the order of the staff tool (handbook: website 1). */
export const siteCopyFields = {
  home: homeFields,
  classes: classesFields,
  promos: promosFields,
  pricing: pricingFields,
  faq: faqFields,
  founder: founderFields,
  about: aboutFields,
  rooms: roomsFields,
  location: locationFields,
  contact: contactFields,
  eligibility: eligibilityFields,
  terms: termsFields,
} as const satisfies Record<string, GroupField>;

/** Id of an editable text. */
export type SiteCopyId = keyof typeof siteCopyFields;

/** Editable texts by id. */
export type SiteCopy = { [Id in SiteCopyId]: CopyValue<(typeof siteCopyFields)[Id]> };

export const siteCopyIds = Object.keys(siteCopyFields) as SiteCopyId[];

/** Page on which the preview of a text begins. */
export const siteCopyPages: Readonly<Record<SiteCopyId, string>> = {
  home: '/',
  classes: '/classes',
  promos: '/classes',
  pricing: '/pricing',
  faq: '/faq',
  founder: '/#founders-note',
  about: '/about',
  rooms: '/studio/environment',
  location: '/#where-we-are',
  contact: '/contact',
  eligibility: '/eligibility',
  terms: '/terms',
};
