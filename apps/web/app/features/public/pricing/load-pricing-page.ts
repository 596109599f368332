import { listFaqItems } from '@studio/content/faq';
import type { GetCatalogueResponse, ProductDto } from '@studio/contracts/catalogue';
import { formatPriceShort } from '@studio/domain/money/money';
import type { Api } from '../../../lib/api/api.ts';
import { loadCatalogue } from '../../../lib/site/load-catalogue.ts';
import { loadPromoSlides } from '../../../lib/site/load-promo-slides.ts';
import { loadSiteCopy } from '../../../lib/site/load-site-copy.ts';
import { type StudioActivity, toStudioActivities } from '../../../lib/site/studio-activity.ts';
import { buildCoverageTable } from './build-coverage-table.ts';
import { buildFrequencyRecommendations } from './build-frequency-recommendations.ts';
import { buildPriceCards } from './build-price-cards.ts';
import { listStarterOffers } from './list-starter-offers.ts';
import { priceDropInsLikeClasses } from './price-drop-ins-like-classes.ts';
import type { DropInLine, GiftCardLine, PricingData } from './pricing-data.ts';
import { toOneToOneDetails } from './to-one-to-one-details.ts';

/** Loads the data of /pricing. All prices come from the catalogue. Throws ApiError. */
export async function loadPricingPage(api: Api, now: Date): Promise<PricingData> {
  const [catalogue, copy] = await Promise.all([
    loadCatalogue(api),
    loadSiteCopy(api, 'pricing', 'promos', 'faq'),
  ]);
  const { products: sold, giftCards, classTypes, instructors, studio } = catalogue;
  const products = priceDropInsLikeClasses(sold, classTypes);
  const { currency } = studio;
  const activities = toStudioActivities(catalogue);
  const promos = await loadPromoSlides(api, { ...catalogue, products }, copy.promos, now);
  return {
    copy: copy.pricing,
    ...listStarterOffers(products, currency),
    helper: buildFrequencyRecommendations(products, currency, activities),
    dropIns: products
      .filter(({ kind }) => kind === 'drop-in')
      .map((one) => toDropInLine(one, sold.find(({ id }) => id === one.id) ?? one, { currency, activities })),
    packs: buildPriceCards(products, 'pack', currency, activities),
    memberships: buildPriceCards(products, 'membership', currency, activities),
    memberPercent: getMemberPercent(products),
    coverage: buildCoverageTable(products, currency, activities),
    // Offers for new clients already appear in the hero.
    promos: promos.filter(({ kind }) => kind !== 'offer'),
    oneToOne: toOneToOneDetails(products, instructors, currency),
    giftCards: giftCards.map(toGiftCardLine),
    questions: listFaqItems(copy.faq, 'pricing'),
  };
}

function toGiftCardLine({ id, name, pounds }: GetCatalogueResponse['giftCards'][number]): GiftCardLine {
  return { id, label: `${name}, £${pounds}`, to: `/checkout?product=gift-card&amount=${pounds}` };
}

/** `session` is the same drop-in at the price of a session bought in advance. */
function toDropInLine(
  { id, name, pricePence, terms }: ProductDto,
  session: ProductDto,
  { currency, activities }: { currency: string; activities: readonly StudioActivity[] },
): DropInLine {
  const { subtitle, unit, action } = terms.copy;
  const price = formatPriceShort(pricePence, currency);
  const sessionPrice =
    session.pricePence === pricePence ? null : formatPriceShort(session.pricePence, currency);
  const [activityId = ''] = terms.covers;
  const picture = activities.find((activity) => activity.id === activityId)?.picture ?? null;
  return { id, activityId, picture, name, subtitle, price, sessionPrice, unit, action };
}

function getMemberPercent(products: readonly ProductDto[]): number | null {
  const percents = products
    .filter(({ kind }) => kind === 'membership')
    .map(({ terms }) => terms.memberDiscountPercent);
  const [first = 0] = percents;
  return first > 0 && percents.every((percent) => percent === first) ? first : null;
}
