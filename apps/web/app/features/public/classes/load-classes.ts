import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadPromoSlides, type PromoSlide } from '../../../lib/site/load-promo-slides.ts';
import { buildPurchaseOptionCards, type PurchaseOptionCardData } from './build-purchase-option-cards.ts';
import { buildClassCards, type ClassCardData, classCardActivityIds } from './class-cards-data.ts';
import { loadNextClassByActivity } from './load-next-class-by-activity.ts';

export interface ClassesData {
  promos: PromoSlide[];
  cards: ClassCardData[];
  join: PurchaseOptionCardData[];
}

/** Loads the data of /classes. Omits cards whose class type or product no longer exists. */
export async function loadClasses(api: Api, now: Date): Promise<ClassesData> {
  const nextClasses = loadNextClassByActivity(api, now, classCardActivityIds);
  const catalogue = await loadCatalogue(api);
  return {
    promos: await loadPromoSlides(api, catalogue.products, now),
    cards: buildClassCards(catalogue, await nextClasses, now),
    join: buildPurchaseOptionCards(catalogue),
  };
}
