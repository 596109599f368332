import type { CaseGroup } from './assistant-case.ts';
import { accountCases } from './cases/account.ts';
import { availabilityCases } from './cases/availability.ts';
import { buildingCases } from './cases/building.ts';
import { classesByTimeCases } from './cases/classes-by-time.ts';
import { classesByTypeCases } from './cases/classes-by-type.ts';
import { firstVisitCases } from './cases/first-visits.ts';
import { followUpCases } from './cases/follow-ups.ts';
import { healthCases } from './cases/health.ts';
import { informalWordingCases } from './cases/informal-wording.ts';
import {
  foreignLanguageCases,
  offTopicCases,
  promptInjectionCases,
  smallTalkCases,
} from './cases/off-topic-and-attacks.ts';
import { openingHoursCases } from './cases/opening-hours.ts';
import { ownBookingsCases } from './cases/own-bookings.ts';
import { packCases } from './cases/packs.ts';
import { policyCases } from './cases/policies.ts';
import { priceCases } from './cases/prices.ts';
import { publishedTextCases } from './cases/published-texts.ts';
import { handOverCases, tourCases } from './cases/tours-and-hand-over.ts';

/** All cases that the assistant is scored on. */
export const caseGroups: readonly CaseGroup[] = [
  classesByTimeCases,
  classesByTypeCases,
  availabilityCases,
  followUpCases,
  informalWordingCases,
  priceCases,
  packCases,
  openingHoursCases,
  buildingCases,
  firstVisitCases,
  policyCases,
  publishedTextCases,
  healthCases,
  tourCases,
  ownBookingsCases,
  accountCases,
  handOverCases,
  offTopicCases,
  smallTalkCases,
  promptInjectionCases,
  foreignLanguageCases,
];
