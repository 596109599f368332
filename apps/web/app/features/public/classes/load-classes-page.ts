import { listClassPages } from '@studio/content/class-pages';
import { listFaqItems } from '@studio/content/faq';
import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadPromoSlides } from '../../../lib/site/load-promo-slides.ts';
import { loadSiteCopy } from '../../../lib/site/load-site-copy.ts';
import { buildPurchaseOptionCards } from './build-purchase-option-cards.ts';
import { buildClassCards } from './class-cards-data.ts';
import { loadNextClassByActivity } from './load-next-class-by-activity.ts';

/** Loads the data of /classes. Omits cards whose class type or product no longer exists. */
export async function loadClassesPage(api: Api, now: Date) {
  const [catalogue, copy] = await Promise.all([
    loadCatalogue(api),
    loadSiteCopy(api, 'classes', 'promos', 'faq'),
  ]);
  const { description, heading, lead, join, faqHeading } = copy.classes;
  const pages = listClassPages(copy.classes, catalogue.classTypes);
  const activityIds = [...new Set(pages.map(({ activityId }) => activityId))];
  const [promos, nextClasses] = await Promise.all([
    loadPromoSlides(api, catalogue, copy.promos, now),
    loadNextClassByActivity(api, now, activityIds),
  ]);
  return {
    copy: { description, heading, lead, faqHeading, join: { heading: join.heading, lead: join.lead } },
    promos,
    cards: buildClassCards(catalogue, pages, nextClasses, now),
    join: buildPurchaseOptionCards(catalogue, join),
    questions: listFaqItems(copy.faq, 'classes'),
  };
}
