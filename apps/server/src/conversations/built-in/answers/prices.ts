import { oneToOnePattern } from '@studio/content/assistant/vocabulary/request-phrases';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList, selectPlural } from '@studio/domain/text/format';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type {
  AssistantProduct,
  AssistantTools,
  FoundClass,
  Reply,
  StudioDetails,
} from '../../../integrations/assistant/port.ts';
import { getMentionedClassTypes, mentionsClasses } from '../parsing/mentioned-names.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { answerTwoPersonPrice } from './answer-two-person-price.ts';
import { breakEvenPattern, listSinglePrices } from './break-even.ts';
import { buildReply } from './build-reply.ts';
import { answerClasses, findReferencedClass } from './class-search.ts';
import { answerPriceSum } from './price-sum.ts';
import { answerProductComparison } from './product-questions.ts';
import { describeProducts, findMentionedProducts, formatProductPrice } from './product-text.ts';
import { recommendCheapestProduct } from './recommend-cheapest-product.ts';

const pricing = { label: 'See pricing', to: '/pricing' };

/** Returns a sentence about the offer for two places, if it covers the classes on the day that the message names. */
function describePairPrice(
  { studio, places, when }: ParsedMessage,
  types: StudioDetails['classTypes'],
): string {
  const day = when.days && when.days.from === when.days.to ? getMondayIndex(when.days.from) : null;
  const offer = studio.products.find(
    ({ sessions, terms }) =>
      sessions === 2 &&
      terms?.onlyWhen?.weekday === day &&
      types.some((one) => terms?.covers.includes(one.activityId)),
  );
  if (!offer || !places || places % 2 !== 0) return '';
  const price = formatPriceShort((offer.pricePence * places) / 2);
  return `With ${offer.name}, it’s ${price} for ${places} places in the same class, from ${offer.terms?.onlyWhen?.from ?? ''}. Otherwise: `;
}

/**
 * States the prices of the classes or products that the message refers to or names. Lists single classes and packs if
 * there are none.
 */
export function answerPrices(message: ParsedMessage): Reply {
  const { current, names, studio, shownClasses, isFollowUp } = message;
  const namesNothing = current.names.product.length === 0 && !mentionsClasses(current.names);
  if (namesNothing && isFollowUp && shownClasses.length > 0) return answerShownPrices(shownClasses, message);
  const sum = answerPriceSum(message);
  if (sum) return sum;
  const oneToOnes = isAboutOneToOnes(message) ? answerOneToOnes(message) : null;
  if (oneToOnes) return oneToOnes;
  const mentioned = findMentionedProducts(message);
  if (mentioned.length > 0)
    return answerPriceForSeveralPeople(mentioned, message) ?? describeProducts(mentioned, message);
  const types = getMentionedClassTypes(studio, names);
  return types && types.size > 0 ? answerClassPrices(message, types) : answerPriceList(message);
}

function answerShownPrices(shown: readonly FoundClass[], message: ParsedMessage): Reply {
  const referenced = findReferencedClass(message);
  const mentioned = referenced ? [referenced] : shown;
  const forTwo = message.places === 2 ? answerTwoPersonPrice(mentioned, message) : null;
  if (forTwo) return forTwo;
  const places = message.places ?? 1;
  const prices = new Map(mentioned.map(({ title, pricePence }) => [title, pricePence]));
  const lines = [...prices].map(
    ([title, pence]) =>
      `${formatPriceShort(pence)} for ${title}${places > 1 ? `, or ${formatPriceShort(pence * places)} for ${places}` : ''}`,
  );
  const isExcluded = mentioned.every(({ tags }) => tags.includes('no-entitlement'));
  const packs = isExcluded
    ? 'Packs and memberships don’t cover it.'
    : 'It may be cheaper with a pack or membership.';
  return buildReply(`${lines.join('; ')}. ${packs}`, {
    links: [pricing],
    suggestions: ['Which packs are there?'],
  });
}

function answerClassPrices(message: ParsedMessage, types: ReadonlySet<string>): Reply {
  const { studio, places, normalized } = message;
  const mentioned = studio.classTypes.filter(({ id }) => types.has(id));
  const prices = [...new Set(mentioned.map(({ pricePence }) => pricePence))];
  const lines = prices.map((pence) => {
    const names = formatClassNames(
      mentioned.filter(({ pricePence }) => pricePence === pence),
      studio,
      prices.length === 1,
    );
    const together = places && places > 1 ? `, or ${formatPriceShort(pence * places)} for ${places}` : '';
    return `${formatPriceShort(pence)} a class for ${names}${together}`;
  });
  const currency = /\b(dollars?|euros?)\b/.test(normalized) ? ' We only charge in pounds.' : '';
  const pairs = describePairPrice(message, mentioned);
  return buildReply(`${pairs}${lines.join('; ')}.${currency}${describeIntroOffer(mentioned, studio)}`, {
    links: [pricing],
  });
}

function describeIntroOffer(mentioned: StudioDetails['classTypes'], { products }: StudioDetails): string {
  const [activityId, ...others] = new Set(mentioned.map((type) => type.activityId));
  const offer = products.find(
    ({ kind, terms }) =>
      kind === 'offer' && terms?.oncePerPerson && activityId && terms.covers.includes(activityId),
  );
  if (!offer || others.length > 0) return '';
  return ` Starter offer: ${offer.name} for ${formatPriceShort(offer.pricePence)}.`;
}

function formatClassNames(
  mentioned: StudioDetails['classTypes'],
  { activities }: StudioDetails,
  isSinglePrice: boolean,
): string {
  if (mentioned.length === 1 || !isSinglePrice) return formatList(mentioned.map(({ title }) => title));
  const activityIds = new Set(mentioned.map(({ activityId }) => activityId));
  return formatList(activities.filter(({ id }) => activityIds.has(id)).map(({ name }) => name));
}

/** Returns whether a message asks about 1:1s: by name, or in a few words after a question about them. */
function isAboutOneToOnes({ normalized, previous, current }: ParsedMessage): boolean {
  if (oneToOnePattern.test(normalized)) return true;
  const namesNothing = current.names.product.length === 0 && !mentionsClasses(current.names);
  if (!namesNothing || current.when.days || normalized.split(' ').length > 5) return false;
  return previous !== null && isAboutOneToOnes(previous);
}

/**
 * Lists the 1:1s that cost at least `leastPence`, and says how to arrange one. Blocks come first if the message asks
 * for several. Returns null if there are none.
 */
export function answerOneToOnes({ studio, normalized }: ParsedMessage, leastPence = 0): Reply | null {
  const wantsSeveral = /\b(?:5|five|block|blocks|several|bulk)\b/.test(normalized);
  const sold = studio.products
    .filter(({ kind, pricePence }) => kind === 'one-to-one' && pricePence >= leastPence)
    .sort((one, other) => (wantsSeveral ? (other.sessions ?? 0) - (one.sessions ?? 0) : 0));
  if (sold.length === 0) return null;
  const discount = /\bmembers?\b/.test(normalized) ? getMemberDiscount(studio) : 0;
  const members = discount > 0 ? ` Members pay ${discount}% less.` : '';
  return buildReply(
    `We offer ${formatPriceList(sold)}.${members} Tell us which times and instructor suit you, and we’ll book your 1:1 for you.`,
    {
      links: [
        { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
        { label: 'See pricing', to: '/pricing#one-to-one' },
      ],
    },
  );
}

export function formatPriceList(products: readonly AssistantProduct[]): string {
  return formatList(products.map((product) => `${product.name} for ${formatProductPrice(product)}`));
}

/**
 * Names the cheapest option for the number of visits in the message, or else the cheapest class. If the message names a
 * day, searches the classes of that day instead.
 */
export async function answerCheapest(message: ParsedMessage, tools: AssistantTools): Promise<Reply> {
  if (message.current.when.days) return answerClasses(message, tools);
  if (message.rephrased !== null && message.names.product.length > 0)
    return describeProducts(findMentionedProducts(message), message);
  const advice = recommendCheapestProduct(message);
  if (advice) return advice;
  if (/\b(?:most expensive|dearest|priciest|highest)\b/.test(message.normalized))
    return describeMostExpensiveClasses(message.studio.classTypes);
  const { classTypes, products } = message.studio;
  const types = getMentionedClassTypes(message.studio, message.names);
  const compared = types && types.size > 0 ? classTypes.filter(({ id }) => types.has(id)) : classTypes;
  const pence = Math.min(...compared.map(({ pricePence }) => pricePence));
  const titles = compared.filter(({ pricePence }) => pricePence === pence).map(({ title }) => title);
  const offers = products.filter(({ kind, terms }) => kind === 'offer' && terms?.oncePerPerson);
  const first = offers.length > 0 ? ` Our starter offers: ${formatPriceList(offers)}.` : '';
  return buildReply(
    `Our cheapest ${selectPlural(titles.length, 'class is', 'classes are')} ${formatList(titles)}, at ${formatPriceShort(pence)}${selectPlural(titles.length, '', ' each')}.${first}`,
    { links: [pricing], suggestions: ['What’s cheapest twice a week?'] },
  );
}

function describeMostExpensiveClasses(classTypes: StudioDetails['classTypes']): Reply {
  const pence = Math.max(...classTypes.map(({ pricePence }) => pricePence));
  const titles = classTypes.filter(({ pricePence }) => pricePence === pence).map(({ title }) => title);
  return buildReply(`Our most expensive class is ${formatList(titles)}, at ${formatPriceShort(pence)}.`, {
    links: [pricing],
  });
}

/**
 * Recommends a product for the number of visits in the message. Without a number, describes the mentioned products, or
 * asks how often the visitor wants to come.
 */
export function answerWhatToBuy(message: ParsedMessage): Reply {
  const advice = answerPriceSum(message) ?? recommendCheapestProduct(message);
  if (advice) return advice;
  const comparison = breakEvenPattern.test(message.normalized) ? answerProductComparison(message) : null;
  if (comparison) return comparison;
  const isPeak = /\b(?:evenings?|nights?|after work|weekends?|saturdays?|sundays?)\b/.test(
    message.normalized,
  );
  const mentioned = findMentionedProducts(message).filter(({ terms }) => !isPeak || !terms?.offPeakOnly);
  if (mentioned.length > 0) return describeProducts(mentioned, message);
  return buildReply('That depends on how often you’d like to come. How often are you thinking?', {
    links: [{ label: 'See pricing', to: '/pricing' }],
    suggestions: ['Once a week', 'Twice a week', 'Three times a week'],
  });
}

/** Says what an offer costs for several people, each of whom buys their own. Null for one person or other products. */
function answerPriceForSeveralPeople(
  products: readonly AssistantProduct[],
  { places }: ParsedMessage,
): Reply | null {
  const [offer, ...others] = products;
  if (!offer?.terms?.oncePerPerson || offer.kind !== 'offer' || others.length > 0) return null;
  if (!places || places < 2) return null;
  const total = formatPriceShort(offer.pricePence * places);
  return buildReply(
    `${offer.name} costs ${formatPriceShort(offer.pricePence)} for each person, so ${total} for ${places} people. It’s once per person, for a first visit, so each of you buys your own.`,
    { links: [{ label: 'See offers', to: '/pricing#offers' }] },
  );
}

/** Lists the offers for a first visit. */
export function answerIntroOffer(message: ParsedMessage): Reply | null {
  const { studio, names } = message;
  const offers = studio.products.filter(({ kind, terms }) => kind === 'offer' && terms?.oncePerPerson);
  const matching = offers.filter(({ terms }) => names.activity.some((id) => terms?.covers.includes(id)));
  const shown = matching.length > 0 ? matching : offers;
  if (shown.length === 0) return null;
  const forSeveralPeople = answerPriceForSeveralPeople(shown, message);
  if (forSeveralPeople) return forSeveralPeople;
  return buildReply(`Our starter offers: ${formatPriceList(shown)}. You can buy each one once.`, {
    links: [{ label: 'See offers', to: '/pricing#offers' }],
  });
}

/** Says how much members save on other purchases. */
export function answerMemberDiscount({ studio, names }: ParsedMessage): Reply | null {
  const percent = getMemberDiscount(studio);
  if (percent === 0) return null;
  const types = getMentionedClassTypes(studio, names);
  const excluded = studio.classTypes.find(
    ({ id, tags }) => types?.has(id) && tags.includes('no-entitlement'),
  );
  if (excluded)
    return buildReply(
      `No, ${excluded.title} costs the same for everyone: ${formatPriceShort(excluded.pricePence)}.`,
      {
        links: [pricing],
      },
    );
  return buildReply(
    `Members get ${percent}% off drop-ins, packs and 1:1s. Just having an account doesn’t change the price.`,
    { links: [{ label: 'See memberships', to: '/pricing#memberships' }] },
  );
}

function getMemberDiscount({ products }: StudioDetails): number {
  return Math.max(0, ...products.map(({ terms }) => terms?.memberDiscountPercent ?? 0));
}

/** Lists the prices of single classes and packs. */
export function answerPriceList(message: ParsedMessage): Reply {
  const { products } = message.studio;
  const oneToOnes = isAboutOneToOnes(message) ? answerOneToOnes(message) : null;
  if (oneToOnes) return oneToOnes;
  const singles = products.filter(({ kind }) => kind === 'drop-in');
  const packs = products.filter(({ kind }) => kind === 'pack');
  const { places } = message;
  const classPrices = listSinglePrices(message.studio);
  if (places && places > 1 && singles.length + classPrices.length > 0) {
    const totals =
      singles.length > 0
        ? singles.map(({ name, pricePence }) => `${name} ${formatPriceShort(pricePence * places)}`)
        : classPrices.map(({ name, pence }) => `${name} from ${formatPriceShort(pence * places)}`);
    return buildReply(
      `For ${places} places in one class: ${formatList(totals)}. You can book up to four places at once.`,
      { links: [pricing], suggestions: ['Can I share my pack?'] },
    );
  }
  const classes = classPrices.map(({ name, pence }) => `${name} from ${formatPriceShort(pence)}`);
  const prices = [
    ...(singles.length > 0 ? [`Drop-ins: ${formatPriceList(singles)}.`] : []),
    ...(singles.length === 0 && classes.length > 0 ? [`Single classes: ${formatList(classes)}.`] : []),
    ...(packs.length > 0 ? [`Packs: ${formatPriceList(packs)}.`] : []),
  ];
  return buildReply([...prices, 'You’ll find memberships and 1:1s on the pricing page.'].join(' '), {
    links: [pricing],
    suggestions: ['Which memberships are there?', 'Is there an offer for a first visit?'],
  });
}
