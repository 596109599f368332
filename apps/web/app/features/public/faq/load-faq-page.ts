import { listFaqItems, listFaqTopics } from '@studio/content/faq';
import type { FaqCopy } from '@studio/content/site-copy/faq-fields';
import type { Api } from '../../../lib/api/api.ts';
import { formatOpeningHours } from '../../../lib/format/format-opening-hours.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadSiteCopy } from '../../../lib/site/load-site-copy.ts';
import { buildRecommendations, type RecommendationsByTopic } from './build-recommendations.ts';
import { loadNextClassTimes, type NextClassTimes } from './load-next-class-times.ts';
import type { PolicyDetails } from './policy-cards.tsx';
import type { FaqContents } from './search-questions.ts';
import type { SupportDetails } from './support-bar.tsx';

export interface FaqPageData {
  copy: Pick<FaqCopy, 'description' | 'heading' | 'lead' | 'recommendedHeading'>;
  contents: FaqContents;
  policies: PolicyDetails;
  support: SupportDetails;
  recommended: { bySubject: RecommendationsByTopic; times: NextClassTimes };
}

/** Loads the questions, policies, contact details and recommended classes. */
export async function loadFaqPage(api: Api, now: Date): Promise<FaqPageData> {
  const [catalogue, { faq }] = await Promise.all([loadCatalogue(api), loadSiteCopy(api, 'faq')]);
  const { description, heading, lead, recommendedHeading } = faq;
  const { studio, settings } = catalogue;
  const bySubject = buildRecommendations(catalogue, faq.topics);
  const titles = Object.values(bySubject).flatMap((one) => one?.title ?? []);
  return {
    copy: { description, heading, lead, recommendedHeading },
    contents: { items: listFaqItems(faq), topics: listFaqTopics(faq) },
    policies: {
      copy: faq.rules,
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
