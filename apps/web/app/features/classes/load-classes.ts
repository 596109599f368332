import type { Api } from '../../lib/api.ts';
import { loadCatalogue } from '../../lib/load-catalogue.ts';
import { loadPromos, type PromoSlide } from '../../lib/load-promos.ts';
import { type ClassCardData, cardActivities, cardsOf } from './class-cards-data.ts';
import { type JoinCardData, joinCardsOf } from './join-cards-data.ts';
import { nextOfActivities } from './next-of-activities.ts';

export interface ClassesData {
  promos: PromoSlide[];
  cards: ClassCardData[];
  join: JoinCardData[];
}

/** Everything /classes shows. A class or product that is no longer there takes its card with it. */
export async function loadClasses(api: Api, now: Date): Promise<ClassesData> {
  const coming = nextOfActivities(api, now, cardActivities);
  const catalogue = await loadCatalogue(api);
  return {
    promos: await loadPromos(api, catalogue.products, now),
    cards: cardsOf(catalogue, await coming, now),
    join: joinCardsOf(catalogue),
  };
}
