import { faqItems } from '@studio/content/faq';
import type { GetCatalogueResponse, ProductDto } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadPromos } from '../../../lib/site/load-promos.ts';
import { buildCoverageTable } from './build-coverage-table.ts';
import { buildFrequencyRecommendations } from './build-frequency-recommendations.ts';
import { buildPriceCards } from './build-price-cards.ts';
import { listStarterOffers } from './list-starter-offers.ts';
import type { DropInLine, GiftCardLine, PricingData } from './pricing-data.ts';
import { toOneToOneDetails } from './to-one-to-one-details.ts';

/** Loads the data of /pricing. All prices come from the catalogue. Throws ApiError. */
export async function loadPricing(api: Api, now: Date): Promise<PricingData> {
  const { products, giftCards, instructors, studio } = await loadCatalogue(api);
  const { currency } = studio;
  const promos = await loadPromos(api, products, now);
  return {
    ...listStarterOffers(products, currency),
    helper: buildFrequencyRecommendations(products, currency),
    dropIns: products.filter(({ kind }) => kind === 'drop-in').map((one) => dropInLine(one, currency)),
    packs: buildPriceCards(products, 'pack', currency),
    memberships: buildPriceCards(products, 'membership', currency),
    memberPercent: memberPercent(products),
    coverage: buildCoverageTable(products, currency),
    // Offers for new clients already appear in the hero.
    promos: promos.filter(({ kind }) => kind !== 'offer'),
    oneToOne: toOneToOneDetails(products, instructors, currency),
    giftCards: giftCards.map(giftCardLine),
    questions: payingQuestions,
  };
}

/** FAQ on payments, except the question whose answer links to this page. */
const payingQuestions = faqItems.filter(
  ({ tags, more }) => tags.includes('payments') && more?.to !== '/pricing',
);

function giftCardLine({ id, name, pounds }: GetCatalogueResponse['giftCards'][number]): GiftCardLine {
  return { id, label: `${name}, £${pounds}`, to: `/checkout?product=gift-card&amount=${pounds}` };
}

function dropInLine({ id, name, pricePence, terms }: ProductDto, currency: string): DropInLine {
  const { subtitle, unit, action } = terms.copy;
  const price = formatPriceShort(pricePence, currency);
  return { id, activityId: terms.covers[0] ?? '', name, subtitle, price, unit, action };
}

function memberPercent(products: readonly ProductDto[]): number | null {
  const percents = products
    .filter(({ kind }) => kind === 'membership')
    .map(({ terms }) => terms.memberDiscountPercent);
  const [first = 0] = percents;
  return first > 0 && percents.every((percent) => percent === first) ? first : null;
}
