import type { Api } from '../../lib/api.ts';
import { hoursWords } from '../../lib/hours-words.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { loadNextTimes, type NextTimes } from './next-times.ts';
import type { PolicyFacts } from './policy-cards.tsx';
import { type RecommendedBySubject, recommendations } from './recommended.ts';
import type { SupportFacts } from './support-bar.tsx';

/** What /faq shows beside its questions. */
export interface FaqFacts {
  policies: PolicyFacts;
  support: SupportFacts;
  recommended: { bySubject: RecommendedBySubject; times: NextTimes };
}

/** The rules, the ways to ask and the recommended classes, as the studio's data has them now. */
export async function loadFaq(api: Api, now: Date): Promise<FaqFacts> {
  const catalogue = await loadCatalogue(api);
  const { studio, settings } = catalogue;
  const bySubject = recommendations(catalogue);
  const titles = Object.values(bySubject).map(({ title }) => title);
  return {
    policies: {
      cancellationRule: settings.cancellationRule,
      arriveEarlyMinutes: settings.arriveEarlyMinutes,
    },
    support: {
      email: studio.email,
      phone: studio.phone,
      hours: `Weekdays ${hoursWords(studio.hours.weekdays)}, weekends ${hoursWords(studio.hours.weekends)}`,
    },
    recommended: { bySubject, times: await loadNextTimes(api, now, titles) },
  };
}
