import { formatPriceShort } from '@studio/domain/money/money';
import type { AssistantProduct, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';

const maxProducts = 4;

/**
 * Returns the products to which the message refers: by name, by position in the list shown before, by budget, or by
 * kind and activity.
 */
export function findMentionedProducts(message: ParsedMessage): AssistantProduct[] {
  const { normalized, studio } = message;
  const byName = findNamedProducts(message);
  const activities = findMentionedActivities(message);
  const matchesActivities = (product: AssistantProduct) =>
    activities.length === 0 || activities.some((id) => product.terms?.covers.includes(id));
  if (byName.length > 0) {
    const narrowed = byName.filter(matchesActivities);
    return narrowed.length > 0 ? narrowed : byName;
  }
  const listed = findListedProduct(message);
  if (listed) return [listed];
  const kinds = kindPatterns.filter(([pattern]) => pattern.test(normalized)).map(([, kind]) => kind);
  if (frequencyPattern.test(normalized)) kinds.push('pack', 'membership');
  const unlimited = /\bunlimited\b/.test(normalized);
  const sold = studio.products
    .filter(({ kind, sessions }) => kinds.includes(kind) && (!unlimited || sessions === null))
    .filter(matchesActivities);
  const budget = /£ ?(\d+)/.exec(message.question.text);
  if (budget && /\b(spend|budget|month)\b/.test(normalized))
    return findAffordableProducts(message, Number(budget[1]) * 100, matchesActivities);
  return sold.slice(0, maxProducts);
}

/**
 * Matches phrases that say how often the visitor wants to come, or ask for good value. For both, the assistant suggests
 * packs and memberships.
 */
const frequencyPattern =
  /\b(once|twice|two|three|four|five|\d) (times )?(a|per|each|every) week\b|\bevery day\b|\b(best|good) value\b/;

const kindPatterns: readonly (readonly [RegExp, AssistantProduct['kind']])[] = [
  [/\b(pack|packs|bundle)\b/, 'pack'],
  [/\b(members?|memberships?|unlimited|monthly|per month|a month|subscription)\b/, 'membership'],
  [/\b(offers?|deals?|intro|introductory|trial|taster|first (visit|time|class))\b/, 'offer'],
];

const packOfTenPattern = /\b(?:10|ten) (?:class |session )?packs?\b|\bpacks? of (?:10|ten)\b/;
const packNamePattern = /\b(?:class|reformer|yoga|mat) packs?\b/;

/** Returns the products that the message names. "The 10 pack" means each pack of ten. */
export function findNamedProducts({ normalized, names, studio }: ParsedMessage): AssistantProduct[] {
  const isAnyPackOfTen = packOfTenPattern.test(normalized) && !packNamePattern.test(normalized);
  return studio.products.filter(
    ({ id, kind, sessions }) =>
      names.product.includes(id) || (isAnyPackOfTen && kind === 'pack' && sessions === 10),
  );
}

/**
 * Returns the product to which the message refers by its position, such as "the second one", among those of the kind in
 * the previous question.
 */
function findListedProduct({ reference, previous, studio }: ParsedMessage): AssistantProduct | null {
  if (reference?.kind !== 'position' || !previous) return null;
  const kind = kindPatterns.find(([pattern]) => pattern.test(previous.normalized))?.[1];
  return studio.products.filter((product) => product.kind === kind).at(reference.index) ?? null;
}

function findAffordableProducts(
  { studio }: ParsedMessage,
  pence: number,
  matchesActivities: (product: AssistantProduct) => boolean,
): AssistantProduct[] {
  return studio.products
    .filter(
      (product) =>
        ['drop-in', 'pack', 'membership'].includes(product.kind) &&
        product.pricePence <= pence &&
        matchesActivities(product),
    )
    .sort((one, other) => other.pricePence - one.pricePence)
    .slice(0, 3);
}

export function findMentionedActivities({ names, studio }: ParsedMessage): string[] {
  const kinds = studio.classTypes.filter(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  return [
    ...new Set([
      ...names.activity.flatMap((id) => (id === 'pilates' ? ['reformer', 'mat'] : id)),
      ...kinds.map(({ activityId }) => activityId),
    ]),
  ];
}

/**
 * Describes at most `maxProducts` products: price, sessions, coverage and validity of one or two, only the prices of
 * more.
 */
export function describeProducts(products: readonly AssistantProduct[], message: ParsedMessage): Reply {
  const shown = products.slice(0, maxProducts);
  const text = shown
    .map((product) => (shown.length > 2 ? describeBriefly(product) : describeInFull(product)))
    .join(' ');
  const [only] = shown;
  const link =
    only && shown.length === 1
      ? [
          {
            label: only.kind === 'offer' || only.kind === 'pack' ? `Buy ${only.name}` : only.name,
            to: only.to,
          },
        ]
      : [];
  const members =
    message.normalized.includes('member') && shown.every(({ kind }) => kind !== 'membership')
      ? describeMemberDiscount(message)
      : '';
  return buildReply(`${text}${members}`, {
    links: [...link, { label: 'See pricing', to: `/pricing#${getPricingSection(only)}` }],
  });
}

function describeMemberDiscount({ studio }: ParsedMessage): string {
  const percent = studio.products.find(({ terms }) => (terms?.memberDiscountPercent ?? 0) > 0)?.terms
    ?.memberDiscountPercent;
  return percent ? ` Members pay ${percent}% less.` : '';
}

function describeBriefly(product: AssistantProduct): string {
  return `${product.name} is ${formatProductPrice(product)}.`;
}

function describeInFull(product: AssistantProduct): string {
  const { details, terms, name, kind } = product;
  const unique = [...new Set(details)]
    .filter((detail) => detail !== name && (detail !== 'For one person' || kind === 'pack'))
    .filter((detail) => !details.some((other) => other !== detail && other.startsWith(detail)))
    .slice(0, 5);
  const valid =
    kind === 'pack' && terms && !unique.some((detail) => detail.startsWith('Valid'))
      ? `, valid for ${terms.valid}`
      : '';
  const [first = '', ...others] = unique;
  return `${name} costs ${formatProductPrice(product)}. ${[first, ...others.map(lowercaseFirst)].join(', ')}${valid}.`;
}

/** Lowercases a product detail for use within a sentence, except names of activities. */
function lowercaseFirst(detail: string): string {
  return /^(Yoga|Mat|Reformer|Flow)\b/.test(detail)
    ? detail
    : detail.charAt(0).toLowerCase() + detail.slice(1);
}

export function formatProductPrice({ pricePence, perMonth }: AssistantProduct): string {
  return `${formatPriceShort(pricePence)}${perMonth ? ' a month' : ''}`;
}

function getPricingSection(product: AssistantProduct | undefined): string {
  const sections: Readonly<Record<string, string>> = {
    'drop-in': 'dropin',
    pack: 'packs',
    membership: 'memberships',
    'one-to-one': 'one-to-one',
    offer: 'offers',
  };
  return sections[product?.kind ?? ''] ?? 'packs';
}
