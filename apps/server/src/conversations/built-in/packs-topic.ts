import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, PricedProduct, Reply } from '../../integrations/assistant/port.ts';
import { answerGiftCards } from './answer-gift-cards.ts';
import { answerMemberships, freezePattern } from './answer-memberships.ts';
import { buildReply } from './build-reply.ts';
import { type CoverageClass, describeCoverage } from './describe-coverage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { describeProducts, findMentionedProducts, yesNoFollowUpPattern } from './product-text.ts';
import type { Topic } from './topic.ts';

const coveragePattern =
  /\b(cover|covers|covered|include|includes|included|work for|works for|use|valid for|good for|count for|pay for|come at|come to|with|use it)\b/;
const validityPattern =
  /\b(how long|valid|expire\w*|expiry|runs? out|last|lasts|use it by|used by|deadline|good until|end date)\b/;

/** Matches questions that only ask how long something is valid. */
const durationPattern =
  /\b(how long|expire\w*|expiry|runs? out|use it by|used by|deadline|good until|end date)\b/;
const sharingPattern =
  /\b(share|sharing|shared|sister|brother|husband|wife|partner|friend|friends|mum|daughter|son|family|someone else|somebody else|transfer|both use)\b/;
const comparisonPattern = /\b(cheaper|better value|worth|save|saves|saving|dearer)\b/;
const repeatPattern = /\b(again|twice|second time|already had|more than once|another)\b/;
const alone =
  /\b(alone|without me|on (his|her|their) own|by (him|her|them)sel(f|ves)|instead of me|(am|are) away|while i|when i)\b/;

/** Topic for questions about packs, memberships and offers: coverage, sharing, validity, ending. */
export const packsTopic: Topic = {
  name: 'packs',
  cues: [
    [coveragePattern, 4],
    [validityPattern, 3.5],
    [sharingPattern, 3.5],
    [/\b(packs?|memberships?)\b/, 2],
    [repeatPattern, 1],
    [comparisonPattern, 2.5],
    [/\bcheaper than\b|\bbetter value\b|\bworth\b/, 5],
    [freezePattern, 9],
    [
      /\b(?:memberships?|subscription)\b.*\b(cancel|end|stop|leave|contract|commitment|minimum|notice)\b|\b(cancel|end|stop|leave|contract|commitment|minimum|notice|freeze)\b.*\b(?:memberships?|subscription)\b/,
      5,
    ],
    [/\b(minimum|long|any) (term|contract|commitment)\b/, 4],
    [/\b(off ?peak|2 for 1|two for one)\b/, 2],
    [/\b(gift cards?|gift vouchers?|vouchers?)\b/, 5],
    [/\b(member|members)\b.*\b(off|discount|less|cheaper|benefits?)\b|\bif i have a membership\b/, 5],
    [/\bcard expired\b|\bnew (one|card)\b|\bcredit\b|\bmeanwhile\b|\bin time\b/, -4],
    [/\b(how much|price|cost|costs)\b/, -1.5],
  ],
  more: (message) => {
    const { own, names, isFollowUp } = message;
    if (own.names.product.length > 0) return 3;
    if (!isFollowUp || names.product.length === 0) return 0;
    return yesNoFollowUpPattern.test(message.normalized) && getClassToCover(message) ? 7 : 2.5;
  },
  answer: answerPacks,
};

async function answerPacks(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const { normalized, names } = message;
  const terms = await answerMemberships(message, tools);
  if (terms) return terms;
  if (names.product.includes('gift-card')) return answerGiftCards(message, tools);
  const mentioned = findMentionedProducts(message);
  const [first] = mentioned;
  if (!first) return null;
  if (
    validityPattern.test(normalized) &&
    (durationPattern.test(normalized) || !coveragePattern.test(normalized.replace(/use|valid for|with/g, '')))
  )
    return answerValidity(mentioned);
  if (sharingPattern.test(normalized) && mentioned.some(({ kind }) => kind === 'pack'))
    return answerSharing(mentioned, normalized);
  if (repeatPattern.test(normalized) && first.terms?.oncePerPerson)
    return buildReply(
      `You can only buy ${first.name} once, for your first visit. If you’d like to come more often, have a look at our packs.`,
      { links: [{ label: 'See packs', to: '/pricing#packs' }] },
    );
  if (comparisonPattern.test(normalized)) return answerComparison(mentioned, message);
  if (names.product.includes('tuesday-yoga-two-for-one')) return describeProducts(mentioned, message);
  const classToCover = getClassToCover(message);
  if (
    classToCover &&
    (coveragePattern.test(normalized) ||
      yesNoFollowUpPattern.test(normalized) ||
      /\boff ?peak\b/.test(normalized))
  )
    return answerCoverage(mentioned, classToCover, message);
  return null;
}

function getClassToCover({ names, own, studio, normalized, when }: ParsedMessage): CoverageClass | null {
  const type = studio.classTypes.find(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const activityId = type?.activityId ?? names.activity.find((id) => id !== 'pilates') ?? '';
  const days = own.when.days ?? when.days;
  const weekend = /\b(weekends?|saturdays?|sundays?)\b/.test(normalized);
  const weekday = days && days.from === days.to ? getMondayIndex(days.from) : weekend ? 5 : null;
  const time = own.when.times?.at ?? own.when.times?.from ?? null;
  if (!activityId && weekday === null && time === null) return null;
  return { activityId, weekday, time, isExcluded: type?.tags.includes('no-entitlement') ?? false };
}

function answerCoverage(
  mentioned: readonly PricedProduct[],
  classToCover: CoverageClass,
  message: ParsedMessage,
): Reply {
  const coverages = mentioned.slice(0, 2).map((product) => {
    const activityId = classToCover.activityId || (product.terms?.covers[0] ?? '');
    return describeCoverage(product, message.studio, { ...classToCover, activityId });
  });
  const yes = coverages.some(({ covered }) => covered);
  // If the message names only a kind of product and each product covers the class, lists these products with prices.
  if (message.names.product.length === 0 && coverages.every(({ covered }) => covered))
    return describeProducts(mentioned, message);
  const texts = [...new Set(coverages.map(({ text }) => text))];
  return buildReply(`${yes ? 'Yes.' : 'No.'} ${texts.join(' ')}`, {
    links: [{ label: 'What each pack covers', to: '/pricing#packages-eligibility' }],
  });
}

function answerValidity(mentioned: readonly PricedProduct[]): Reply {
  const lines = mentioned.map(({ name, terms }) =>
    terms?.valid === 'Monthly'
      ? `${name} renews every month`
      : terms?.valid === 'No expiry date'
        ? `${name} doesn’t expire`
        : `${name} is valid for ${terms?.valid} from the day you buy it`,
  );
  return buildReply(`${lines.join('. ')}.`, {
    links: mentioned.slice(0, 2).map(({ name, to }) => ({ label: name, to })),
  });
}

function answerSharing(mentioned: readonly PricedProduct[], normalized: string): Reply {
  const packs = mentioned.filter(({ kind }) => kind === 'pack');
  const lines = packs.map(({ name, terms }) =>
    terms?.shareable
      ? `You can share ${name} with friends or family who check in together with you`
      : `${name} is for one person`,
  );
  if (alone.test(normalized))
    return buildReply(`No, you need to be there too. ${lines.join('. ')}.`, {
      links: [{ label: 'See packs', to: '/pricing#packs' }],
    });
  const yes = packs.every(({ terms }) => terms?.shareable)
    ? 'Yes. '
    : packs.some(({ terms }) => terms?.shareable)
      ? ''
      : 'No. ';
  return buildReply(`${yes}${lines.join('. ')}.`, { links: [{ label: 'See packs', to: '/pricing#packs' }] });
}

function answerComparison(mentioned: readonly PricedProduct[], { studio }: ParsedMessage): Reply | null {
  const pack = mentioned.find(({ sessions }) => (sessions ?? 0) > 1);
  if (!pack?.sessions) return null;
  const each = Math.round(pack.pricePence / pack.sessions);
  const singles = studio.products.filter(
    ({ kind, terms }) => kind === 'drop-in' && terms?.covers.some((id) => pack.terms?.covers.includes(id)),
  );
  const highestPrice = Math.max(...singles.map(({ pricePence }) => pricePence));
  const single = formatList(
    singles.map(({ name, pricePence }) => `${formatPriceShort(pricePence)} for ${name}`),
  );
  const verdict = each < highestPrice ? 'Yes' : 'No';
  return buildReply(
    `${verdict}, ${pack.name} works out at ${formatPriceShort(each)} a class. A single class costs ${single}.`,
    { links: [{ label: 'See pricing', to: '/pricing' }] },
  );
}
