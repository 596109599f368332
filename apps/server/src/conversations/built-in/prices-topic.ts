import { formatPriceShort } from '@studio/domain/money/money';
import { formatList, selectPlural } from '@studio/domain/text/format';
import type {
  AssistantTools,
  PricedProduct,
  Reply,
  StudioDetails,
} from '../../integrations/assistant/port.ts';
import { answerTwoPersonPrice } from './answer-two-person-price.ts';
import { buildReply } from './build-reply.ts';
import { getPreviouslyShownClasses } from './classes-topic.ts';
import { getMentionedClassTypes, mentionsClasses } from './mentioned-names.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { describeProducts, findMentionedProducts } from './product-text.ts';
import { recommendCheapestProduct } from './recommend-cheapest-product.ts';
import type { Topic } from './topic.ts';

const pricing = { label: 'See pricing', to: '/pricing' };

export const pricesTopic: Topic = {
  name: 'prices',
  cues: [
    [/\b(how much|price|prices|pricing|cost|costs|charge|charges|fee|fees|rate|rates|price list)\b/, 4],
    [/\b(cheap|cheaper|cheapest|expensive|afford|budget|spend)\b/, 2.5],
    [/\b(drop ins?|per class|single class|payg|pay as you go)\b/, 2],
    [/\b(offer|offers|deal|deals|intro|introductory|trial|taster)\b/, 3],
    [/\b(pack|packs|memberships?|unlimited|bundle|subscription|monthly|per month|flex)\b/, 3.5],
    [/\b(one to one|one to ones|1 to 1|1 1|1 1s|1 to 1s|private|privates|personal|pt)\b/, 7],
    [/\b(do|can|does) (you|the studio) offer\b/, -4],
    [/\b(buy|purchase)\b/, 2],
    [/\b(become|becoming|be) a member\b/, 4],
    [/\b(best value|value for money|economical|good value)\b/, 3],
    [/\b(once|twice|\d|three|four|five) (times )?(a|per|each|every) week\b/, 3],
    [/\b(what should i buy|what can i get|worth it)\b/, 2],
    [/\b(euros?|dollars?|pounds?)\b/, 1],
    [
      /\b(free class|first month|hire|tour|refund|twice(?! (?:a|per|each|every) week)|vat|booking fee|on top|student|nhs|code|cancel|freeze|pause|contract|commitment|notice|account|gdpr)\b/,
      -3,
    ],
  ],
  more: ({ own, question }) => (own.names.product.length > 0 ? 3 : 0) + (/£/.test(question.text) ? 4 : 0),
  answer: answerPrices,
};

async function answerPrices(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { normalized, own, names, studio, reference } = message;
  if (names.product.includes('gift-card')) return null;
  if (/\bprice list\b|^(prices|pricing|price)( please)?$|\ball (your |the )?prices\b/.test(normalized))
    return listAllPrices(studio);
  if (reference && message.before && own.names.product.length === 0 && !mentionsClasses(own.names))
    return answerShownPrices(message, tools);
  if (/\b(one to ones?|1 to 1s?|1 1s?|private|privates|personal)\b/.test(normalized))
    return answerOneToOnes(message);
  const often = recommendCheapestProduct(message);
  if (often) return often;
  const mentioned = findMentionedProducts(message);
  if (mentioned.length > 0) return describeProducts(mentioned, message);
  if (/\bcheapest\b/.test(normalized)) return answerCheapest(studio);
  const types = getMentionedClassTypes(studio, names);
  if (types && types.size > 0) return answerClassPrices(message, types);
  return listAllPrices(studio);
}

async function answerShownPrices(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const shown = message.before ? await getPreviouslyShownClasses(message.before, tools) : [];
  const place = message.reference?.kind === 'place' ? shown.at(message.reference.index) : undefined;
  const mentioned = place ? [place] : shown;
  if (mentioned.length === 0)
    return answerClassPrices(message, getMentionedClassTypes(message.studio, message.names) ?? new Set());
  const forTwo = message.places === 2 ? answerTwoPersonPrice(mentioned, message) : null;
  if (forTwo) return forTwo;
  const prices = new Map(mentioned.map(({ title, pricePence }) => [title, pricePence]));
  return buildReply(
    `${[...prices].map(([title, pence]) => `${title}: ${formatPriceShort(pence)}`).join('; ')}. It may be cheaper with a pack or membership.`,
    { links: [pricing] },
  );
}

function answerClassPrices({ studio, places, normalized }: ParsedMessage, types: ReadonlySet<string>): Reply {
  const mentioned = studio.classTypes.filter(({ id }) => types.has(id));
  if (mentioned.length === 0) return listAllPrices(studio);
  const pence = [...new Set(mentioned.map(({ pricePence }) => pricePence))];
  const activityIds = new Set(mentioned.map(({ activityId }) => activityId));
  const first = studio.products.find(
    ({ kind, terms }) =>
      kind === 'offer' &&
      terms?.oncePerPerson &&
      terms.covers.some((id) => activityIds.has(id)) &&
      activityIds.size === 1,
  );
  const offer = first ? ` First-visit offer: ${first.name} for ${formatPriceShort(first.pricePence)}.` : '';
  const [one] = pence;
  if (pence.length === 1 && one !== undefined) {
    const together = places && places > 1 ? `, or ${formatPriceShort(one * places)} for ${places}` : '';
    const money = /\b(dollars?|euros?)\b/.test(normalized) ? ' We only charge in pounds.' : '';
    return buildReply(
      `${formatClassNames(mentioned, studio)}: ${formatPriceShort(one)} a class${together}.${money}${offer}`,
      {
        links: [pricing],
      },
    );
  }
  const lines = pence.map(
    (price) =>
      `${formatList(mentioned.filter(({ pricePence }) => pricePence === price).map(({ title }) => title))}: ${formatPriceShort(price)}`,
  );
  return buildReply(`${lines.join('; ')}.${offer}`, { links: [pricing] });
}

function formatClassNames(mentioned: StudioDetails['classTypes'], { activities }: StudioDetails): string {
  if (mentioned.length === 1) return mentioned[0]?.title ?? '';
  return formatList(
    activities
      .filter(({ id }) => mentioned.some(({ activityId }) => activityId === id))
      .map(({ name }) => name),
  );
}

function answerOneToOnes({ studio, normalized, question }: ParsedMessage): Reply | null {
  const sold = studio.products.filter(({ kind }) => kind === 'one-to-one');
  if (sold.length === 0) return null;
  const isPriceQuestion =
    /\b(how much|price|prices|cost|rate|introductory|intro|much|block|member|charge)\b|£/.test(
      `${normalized} ${question.text}`,
    );
  const links = [
    { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
    { label: 'See pricing', to: '/pricing#one-to-one' },
  ];
  if (!isPriceQuestion)
    return buildReply('Tell us which times and instructor suit you, and we’ll book your 1:1 for you.', {
      links,
    });
  const percent = /\bmembers?\b/.test(normalized)
    ? studio.products.find(({ terms }) => (terms?.memberDiscountPercent ?? 0) > 0)?.terms
        ?.memberDiscountPercent
    : undefined;
  const memberDiscount = percent ? ` Members pay ${percent}% less.` : '';
  return buildReply(`${formatPriceList(sold)}.${memberDiscount}`, { links });
}

export function formatPriceList(products: readonly PricedProduct[]): string {
  return products
    .map(
      ({ name, pricePence, perMonth }) =>
        `${name}: ${formatPriceShort(pricePence)}${perMonth ? ' / month' : ''}`,
    )
    .join('; ');
}

function answerCheapest({ classTypes, products }: StudioDetails): Reply {
  const pence = Math.min(...classTypes.map(({ pricePence }) => pricePence));
  const titles = classTypes.filter(({ pricePence }) => pricePence === pence).map(({ title }) => title);
  const offers = products.filter(
    ({ kind, terms }) => kind === 'offer' && terms?.oncePerPerson && (terms.covers.length ?? 0) > 0,
  );
  const first = offers.length > 0 ? ` Our first-visit offers: ${formatPriceList(offers)}.` : '';
  return buildReply(
    `Our cheapest ${selectPlural(titles.length, 'class is', 'classes are')} ${formatList(titles)}, at ${formatPriceShort(pence)} a class.${first}`,
    {
      links: [pricing],
    },
  );
}

function listAllPrices({ products }: StudioDetails): Reply {
  const singles = products.filter(({ kind }) => kind === 'drop-in');
  const packs = products.filter(({ kind }) => kind === 'pack');
  return buildReply(
    `Single classes: ${formatPriceList(singles)}. Packs: ${formatPriceList(packs)}. You’ll find memberships and 1:1s on the pricing page.`,
    {
      links: [pricing],
      suggestions: ['Which memberships are there?', 'Is there an offer for a first visit?'],
    },
  );
}
