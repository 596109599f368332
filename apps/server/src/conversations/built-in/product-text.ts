import { formatPriceShort } from '@studio/domain/money/money';
import type { PricedProduct, Reply } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import type { ParsedMessage } from './parsed-message.ts';

/** Matches yes-or-no questions about the subject of the earlier message. */
export const yesNoFollowUpPattern =
  /\b(does|do|did|is|will|would|can i (use|do|take)|could i (use|do|take)) (it|that|this|they|those|one)\b/;

const most = 4;

/** Returns the products that the message means: by name, or by kind and activity. */
export function findMentionedProducts(heard: ParsedMessage): PricedProduct[] {
  const { words, names, studio } = heard;
  const byName = studio.products.filter(({ id }) => names.product.includes(id));
  const activities = findMentionedActivities(heard);
  const fitting = (product: PricedProduct) =>
    activities.length === 0 || activities.some((id) => product.terms?.covers.includes(id));
  if (byName.length > 0) {
    const narrowed = byName.filter(fitting);
    return narrowed.length > 0 ? narrowed : byName;
  }
  const kinds = sorts.filter(([asked]) => asked.test(words)).map(([, kind]) => kind);
  if (often.test(words)) kinds.push('pack', 'membership');
  const unlimited = /\bunlimited\b/.test(words);
  const sold = studio.products
    .filter(({ kind, sessions }) => kinds.includes(kind) && (!unlimited || sessions === null))
    .filter(fitting);
  const budget = /£ ?(\d+)/.exec(heard.question.text);
  if (budget && /\b(spend|budget|month)\b/.test(words))
    return affordable(heard, Number(budget[1]) * 100, fitting);
  return sold.slice(0, most);
}

/** Matches how often the visitor wants to come. */
const often =
  /\b(once|twice|two|three|four|five|\d) (times )?(a|per|each|every) week\b|\bevery day\b|\b(best|good) value\b/;

const sorts: readonly (readonly [RegExp, PricedProduct['kind']])[] = [
  [/\b(pack|packs|bundle)\b/, 'pack'],
  [/\b(members?|memberships?|unlimited|monthly|per month|a month|subscription)\b/, 'membership'],
  [/\b(offers?|deals?|intro|introductory|trial|taster|first (visit|time|class))\b/, 'offer'],
];

function affordable(
  { studio }: ParsedMessage,
  pence: number,
  fitting: (product: PricedProduct) => boolean,
): PricedProduct[] {
  return studio.products
    .filter(
      (product) =>
        ['drop-in', 'pack', 'membership'].includes(product.kind) &&
        product.pricePence <= pence &&
        fitting(product),
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

/** Describes price, sessions, coverage and validity of each product in a sentence. */
export function describeProducts(products: readonly PricedProduct[], heard: ParsedMessage): Reply {
  const shown = products.slice(0, most);
  const text = shown.map((product) => (shown.length > 2 ? shortly(product) : inFull(product))).join(' ');
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
    heard.words.includes('member') && shown.every(({ kind }) => kind !== 'membership')
      ? memberWords(heard)
      : '';
  return buildReply(`${text}${members}`, {
    links: [...link, { label: 'See pricing', to: `/pricing#${sectionOf(only)}` }],
  });
}

function memberWords({ studio }: ParsedMessage): string {
  const percent = studio.products.find(({ terms }) => (terms?.memberDiscountPercent ?? 0) > 0)?.terms
    ?.memberDiscountPercent;
  return percent ? ` Members pay ${percent}% less.` : '';
}

function shortly(product: PricedProduct): string {
  return `${product.name}: ${formatPrice(product)}.`;
}

function inFull(product: PricedProduct): string {
  const { facts, terms, name, kind } = product;
  const unique = [...new Set(facts)]
    .filter((fact) => fact !== 'For one person' || kind === 'pack')
    .slice(0, 5);
  const valid =
    kind === 'pack' && terms && !unique.some((fact) => fact.startsWith('Valid'))
      ? `, valid ${terms.valid}`
      : '';
  const said = unique.map(withinSentence).join(', ');
  return `${name} is ${formatPrice(product)}: ${said}${valid}.`;
}

/** Lowercases a fact for use within a sentence, except names of activities. */
function withinSentence(fact: string): string {
  return /^(Yoga|Mat|Reformer|Flow)\b/.test(fact) ? fact : fact.charAt(0).toLowerCase() + fact.slice(1);
}

export function formatPrice({ pricePence, perMonth }: PricedProduct): string {
  return `${formatPriceShort(pricePence)}${perMonth ? ' / month' : ''}`;
}

function sectionOf(product: PricedProduct | undefined): string {
  const sections: Readonly<Record<string, string>> = {
    'drop-in': 'dropin',
    pack: 'packs',
    membership: 'memberships',
    'one-to-one': 'one-to-one',
    offer: 'offers',
  };
  return sections[product?.kind ?? ''] ?? 'packs';
}
