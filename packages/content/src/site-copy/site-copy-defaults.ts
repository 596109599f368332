import { aboutDefaults } from './about.ts';
import { classesDefaults } from './classes.ts';
import { contactDefaults } from './contact.ts';
import { eligibilityDefaults } from './eligibility.ts';
import { faqDefaults } from './faq.ts';
import { founderDefaults } from './founder.ts';
import { homeDefaults } from './home.ts';
import { locationDefaults } from './location.ts';
import { pricingDefaults } from './pricing.ts';
import { promosDefaults } from './promos.ts';
import { roomsDefaults } from './rooms.ts';
import type { SiteCopy } from './site-copy-fields.ts';
import { termsDefaults } from './terms.ts';

/** Built-in texts, which pages show until an owner publishes others. */
export const siteCopyDefaults: SiteCopy = {
  home: homeDefaults,
  classes: classesDefaults,
  promos: promosDefaults,
  pricing: pricingDefaults,
  faq: faqDefaults,
  founder: founderDefaults,
  about: aboutDefaults,
  rooms: roomsDefaults,
  location: locationDefaults,
  contact: contactDefaults,
  eligibility: eligibilityDefaults,
  terms: termsDefaults,
};
