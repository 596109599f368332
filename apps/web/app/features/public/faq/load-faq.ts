import type { Api } from '../../../lib/api/api.ts';
import { formatOpeningHours } from '../../../lib/format/format-opening-hours.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { buildRecommendations, type RecommendationsByTopic } from './build-recommendations.ts';
import { loadNextClassTimes, type NextClassTimes } from './load-next-class-times.ts';
import type { PolicyDetails } from './policy-cards.tsx';
import type { SupportDetails } from './support-bar.tsx';

export interface FaqPageData {
  policies: PolicyDetails;
  support: SupportDetails;
  recommended: { bySubject: RecommendationsByTopic; times: NextClassTimes };
}

/** Loads the policies, contact details and recommended classes. */
export async function loadFaq(api: Api, now: Date): Promise<FaqPageData> {
  const catalogue = await loadCatalogue(api);
  const { studio, settings } = catalogue;
  const bySubject = buildRecommendations(catalogue);
  const titles = Object.values(bySubject).map(({ title }) => title);
  return {
    policies: {
      cancellationRule: settings.cancellationRule,
      arriveEarlyMinutes: settings.arriveEarlyMinutes,
    },
    support: {
      email: studio.email,
      phone: studio.phone,
      hours: `Weekdays ${formatOpeningHours(studio.hours.weekdays)}, weekends ${formatOpeningHours(studio.hours.weekends)}`,
    },
    recommended: { bySubject, times: await loadNextClassTimes(api, now, titles) },
  };
}
