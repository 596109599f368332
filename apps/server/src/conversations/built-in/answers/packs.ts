import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type { AssistantTools, PricedProduct, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { buildReply } from './build-reply.ts';
import { type CoverageClass, describeCoverage } from './describe-coverage.ts';
import { answerOwnSessions } from './own-sessions.ts';
import { buildPassageReply } from './passage-reply.ts';
import { describeProducts, findMentionedActivities, findMentionedProducts } from './product-text.ts';

const packsLink = { label: 'See packs', to: '/pricing#packs' };

/** Lists the packs, those for the mentioned activities if there are any. */
export const answerPacks = (message: ParsedMessage): Reply | null => answerProductsOfKind(message, 'pack');

/** Lists the memberships, those for the mentioned activities if there are any. */
export const answerMemberships = (message: ParsedMessage): Reply | null =>
  answerProductsOfKind(message, 'membership');

function answerProductsOfKind(message: ParsedMessage, kind: PricedProduct['kind']): Reply | null {
  const ofKind = message.studio.products.filter((product) => product.kind === kind);
  const named = ofKind.filter(({ id }) => message.names.product.includes(id));
  if (named.length > 0) return describeProducts(named, message);
  const activities = findMentionedActivities(message);
  const matching = ofKind.filter(({ terms }) => activities.some((id) => terms?.covers.includes(id)));
  const shown = matching.length > 0 ? matching : ofKind;
  return shown.length > 0 ? describeProducts(shown, message) : null;
}

/** Describes the products that the message names. */
export function answerProduct(message: ParsedMessage): Reply | null {
  const mentioned = findMentionedProducts(message);
  return mentioned.length > 0 ? describeProducts(mentioned, message) : null;
}

/** Says whether a product covers a class. Quotes the rule if the message names no class or product. */
export async function answerCoverage(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  if (message.question.signedIn && /\bmy\b/.test(message.normalized))
    return answerOwnSessions(message, tools);
  const classToCover = getClassToCover(message);
  const mentioned = findMentionedProducts(message);
  if (!classToCover || mentioned.length === 0) {
    if (mentioned.length > 0) return describeProducts(mentioned, message);
    const rule = await tools.passage('faq:what-covers-what');
    return rule && buildPassageReply(rule);
  }
  const coverages = mentioned.slice(0, 2).map((product) => {
    const activityId = classToCover.activityId || (product.terms?.covers[0] ?? '');
    return describeCoverage(product, message.studio, { ...classToCover, activityId });
  });
  const isCovered = coverages.some(({ covered }) => covered);
  const texts = [...new Set(coverages.map(({ text }) => text))];
  return buildReply(`${isCovered ? 'Yes.' : 'No.'} ${texts.join(' ')}`, {
    links: [{ label: 'What each pack covers', to: '/pricing#packages-eligibility' }],
  });
}

function getClassToCover({ names, own, studio, normalized, when }: ParsedMessage): CoverageClass | null {
  const type = studio.classTypes.find(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const activityId = type?.activityId ?? names.activity.find((id) => id !== 'pilates') ?? '';
  const days = own.when.days ?? when.days;
  const isWeekend = /\b(weekends?|saturdays?|sundays?)\b/.test(normalized);
  const weekday = days && days.from === days.to ? getMondayIndex(days.from) : isWeekend ? 5 : null;
  const time = own.when.times?.at ?? own.when.times?.from ?? null;
  if (!activityId && weekday === null && time === null) return null;
  return { activityId, weekday, time, isExcluded: type?.tags.includes('no-entitlement') ?? false };
}

/** Says how long the mentioned products are valid, or all packs. */
export function answerValidity(message: ParsedMessage): Reply {
  const mentioned = findMentionedProducts(message);
  const products =
    mentioned.length > 0 ? mentioned : message.studio.products.filter(({ kind }) => kind === 'pack');
  return buildReply(`${products.map(describeValidity).join('. ')}.`, {
    links: products.slice(0, 2).map(({ name, to }) => ({ label: name, to })),
  });
}

function describeValidity({ name, terms }: PricedProduct): string {
  if (terms?.valid === 'Monthly') return `${name} renews every month`;
  if (terms?.valid === 'No expiry date') return `${name} doesn’t expire`;
  return `${name} is valid for ${terms?.valid} from the day you buy it`;
}

const withoutOwnerPattern =
  /\b(alone|without me|on (his|her|their) own|by (him|her|them)sel(f|ves)|instead of me|(am|are) away|while i|when i)\b/;

/** Says which packs can be shared, and that their owner must come along. */
export function answerSharing(message: ParsedMessage): Reply {
  const mentioned = findMentionedProducts(message).filter(({ kind }) => kind === 'pack');
  const packs =
    mentioned.length > 0 ? mentioned : message.studio.products.filter(({ kind }) => kind === 'pack');
  const lines = packs.map(({ name, terms }) =>
    terms?.shareable
      ? `You can share ${name} with friends or family who check in together with you`
      : `${name} is for one person`,
  );
  const shareable = packs.filter(({ terms }) => terms?.shareable).length;
  const verdict = shareable === packs.length ? 'Yes. ' : shareable > 0 ? '' : 'No. ';
  const start = withoutOwnerPattern.test(message.normalized) ? 'No, you need to be there too. ' : verdict;
  return buildReply(`${start}${lines.join('. ')}.`, { links: [packsLink] });
}

/** Compares the price per class of a pack with the price of a single class. */
export function answerComparison(message: ParsedMessage): Reply | null {
  const { studio } = message;
  const mentioned = findMentionedProducts(message);
  const pack = [...mentioned, ...studio.products].find(
    ({ kind, sessions }) => kind === 'pack' && (sessions ?? 0) > 1,
  );
  if (!pack?.sessions) return null;
  const each = Math.round(pack.pricePence / pack.sessions);
  const singles = studio.products.filter(
    ({ kind, terms }) => kind === 'drop-in' && terms?.covers.some((id) => pack.terms?.covers.includes(id)),
  );
  const single = formatList(
    singles.map(({ name, pricePence }) => `${formatPriceShort(pricePence)} for ${name}`),
  );
  return buildReply(
    `${pack.name} works out at ${formatPriceShort(each)} a class. A single class costs ${single}.`,
    { links: [{ label: 'See pricing', to: '/pricing' }] },
  );
}
