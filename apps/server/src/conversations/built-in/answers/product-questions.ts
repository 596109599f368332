import { notOffPeakPattern } from '@studio/content/assistant/vocabulary/exclusion-phrases';
import { oneToOnePattern } from '@studio/content/assistant/vocabulary/request-phrases';
import { formatPriceShort } from '@studio/domain/money/money';
import { formatList } from '@studio/domain/text/format';
import { getMondayIndex } from '@studio/domain/time/local-date';
import type {
  AssistantProduct,
  AssistantTools,
  Reply,
  StudioDetails,
} from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { answerBreakEven, breakEvenPattern, compareWithSingleClasses } from './break-even.ts';
import { buildReply } from './build-reply.ts';
import { type ClassToCover, checkCoverage } from './check-coverage.ts';
import { answerWhichProductsCover } from './covering-products.ts';
import { answerOwnSessions } from './own-sessions.ts';
import { buildPassageReply } from './passage-reply.ts';
import {
  describeProducts,
  findMentionedActivities,
  findMentionedProducts,
  findNamedProducts,
} from './product-text.ts';

const coverageLink = { label: 'See what’s covered', to: '/pricing#packages-eligibility' };
const packsLink = { label: 'See packs', to: '/pricing#packs' };

/**
 * Describes the packs that the message names, else those for the mentioned activities, else all. Returns null if none
 * is on sale.
 */
export const answerPacks = (message: ParsedMessage): Reply | null => answerProductsOfKind(message, 'pack');

/**
 * Describes the memberships that the message names, else those for the mentioned activities, else all. Returns null if
 * none is on sale.
 */
export const answerMemberships = (message: ParsedMessage): Reply | null =>
  answerProductsOfKind(message, 'membership');

function answerProductsOfKind(message: ParsedMessage, kind: AssistantProduct['kind']): Reply | null {
  const ofKind = message.studio.products.filter((product) => product.kind === kind);
  const named = ofKind.filter(({ id }) => message.names.product.includes(id));
  if (named.length > 0) return describeProducts(named, message);
  const activities = findMentionedActivities(message);
  const matching = ofKind.filter(({ terms }) => activities.some((id) => terms?.covers.includes(id)));
  const fitting = matching.length > 0 ? matching : ofKind;
  const unlimited = fitting.filter(({ sessions }) => sessions === null);
  const shown = /\bunlimited\b/.test(message.normalized) && unlimited.length > 0 ? unlimited : fitting;
  return shown.length > 0 ? describeProducts(shown, message) : null;
}

/** Says whether a product covers a class. Quotes the rule if the message names no class or product. */
export async function answerCoverage(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const namesProduct = message.current.names.product.length > 0;
  if (message.question.signedIn && !namesProduct && /\bmy\b/.test(message.normalized))
    return answerOwnSessions(message, tools);
  const classToCover = getClassToCover(message);
  const mentioned = findProductsToCheck(message);
  if (oneToOnePattern.test(message.normalized))
    return buildReply(
      'No, packs and memberships don’t cover 1:1s. You buy those separately, and members get a discount.',
      {
        links: [{ label: 'See 1:1s', to: '/pricing#one-to-one' }],
      },
    );
  if (classToCover?.isExcluded)
    return buildReply('No, you pay for that class separately. Packs and memberships don’t cover it.', {
      links: [coverageLink],
    });
  const which = answerWhichProductsCover(message);
  if (which) return which;
  if (!classToCover || mentioned.length === 0)
    return answerGeneralCoverage(mentioned, classToCover, message, tools);
  const coverages = mentioned.slice(0, 2).map((product) => {
    const activityId = classToCover.activityId || (product.terms?.covers[0] ?? '');
    return checkCoverage(product, message.studio, { ...classToCover, activityId });
  });
  const isCovered = coverages.some(({ covered }) => covered);
  const texts = [...new Set(coverages.map(({ text }) => text))];
  const isAsked =
    /\b(?:cover|include|use|work|valid|do|does|take|go|come|book|count|can|could|get|is|are)\w*\b/.test(
      message.normalized,
    );
  const verdict =
    isAsked && coverages.every(({ covered }) => covered === isCovered)
      ? `${isCovered ? 'Yes.' : 'No.'} `
      : '';
  return buildReply(`${verdict}${texts.join(' ')}`, { links: [coverageLink] });
}

/** Says what the products cover in general, or quotes the rule if the message names none. */
async function answerGeneralCoverage(
  mentioned: readonly AssistantProduct[],
  classToCover: ClassToCover | null,
  message: ParsedMessage,
  tools: AssistantTools,
): Promise<Reply | null> {
  const [only] = mentioned;
  if (only && mentioned.length === 1 && anyClassPattern.test(message.normalized))
    return describeWholeCoverage(only, message.studio);
  if (mentioned.length > 0) return describeProducts(mentioned, message);
  if (classToCover && !classToCover.activityId) return describeOffPeak(message);
  const rule = await tools.passage('faq:what-covers-what');
  return rule && buildPassageReply(rule);
}

const anyClassPattern = /\b(?:any|anything|every|everything|all)\b/;

/** Says which activities a product covers, and which it doesn’t. */
function describeWholeCoverage(
  { name, terms, details }: AssistantProduct,
  { activities, classTypes }: StudioDetails,
): Reply {
  const isCovered = ({ id }: { id: string }) => terms?.covers.includes(id) ?? false;
  const listNames = (some: readonly { name: string }[]) => formatList(some.map((one) => one.name));
  const separate = classTypes.filter(({ tags }) => tags.includes('no-entitlement')).map(({ title }) => title);
  const others = activities.filter((one) => !isCovered(one));
  const not = [...others.map((one) => one.name), ...separate];
  const verdict = not.length > 0 ? 'No. ' : 'Yes. ';
  const rest = not.length > 0 ? ` It doesn’t cover ${formatList(not, 'or')}.` : '';
  const discount = details.find((detail) => /\boff (?:mat|yoga|reformer)/i.test(detail));
  return buildReply(
    `${verdict}${name} covers ${listNames(activities.filter(isCovered))}.${rest}${discount ? ` You get ${discount}.` : ''}`,
    { links: [coverageLink] },
  );
}

/**
 * Returns all products that the message names, even if only one covers the class; else those of the mentioned kind and
 * activity.
 */
function findProductsToCheck(message: ParsedMessage): AssistantProduct[] {
  const named = findNamedProducts(message);
  return named.length > 0 ? named : findMentionedProducts(message);
}

/** Names the products that only cover off-peak classes. Returns null if there are none. */
function describeOffPeak({ studio }: ParsedMessage): Reply | null {
  const limited = studio.products.filter(({ terms }) => terms?.offPeakOnly).map(({ name }) => name);
  if (limited.length === 0) return null;
  return buildReply(
    `Yes, except with ${formatList(limited)}, which is only for weekday classes that start before 16:00. You can use all other packs and memberships on any day.`,
    { links: [coverageLink] },
  );
}

function getClassToCover({ names, current, studio, normalized, when }: ParsedMessage): ClassToCover | null {
  const type = studio.classTypes.find(
    ({ id, subType }) => names.classType.includes(id) || names.subType.includes(subType),
  );
  const activityId = type?.activityId ?? names.activity.find((id) => id !== 'pilates') ?? '';
  const days = current.when.days ?? when.days;
  const isWeekend = /\b(weekends?|saturdays?|sundays?)\b/.test(normalized);
  const weekday = days && days.from === days.to ? getMondayIndex(days.from) : isWeekend ? 5 : null;
  const time = current.when.times?.at ?? current.when.times?.from ?? null;
  if (!activityId && weekday === null && time === null) return null;
  return { activityId, weekday, time, isExcluded: type?.tags.includes('no-entitlement') ?? false };
}

/** Says what off-peak means, or whether it includes the day or time that the message names. */
export async function answerOffPeak(message: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  if (notOffPeakPattern.test(message.normalized)) return answerMemberships(message);
  const product = message.studio.products.find(({ terms }) => terms?.offPeakOnly);
  if (!product) return null;
  const { current, names } = message;
  const about = { ...message, names: { ...names, product: [product.id] } };
  if (current.when.days || current.when.times) return answerCoverage(about, tools);
  if (breakEvenPattern.test(message.normalized)) return answerBreakEven(product, message);
  const { text, ...reply } = describeProducts([product], about);
  return { ...reply, text: `Off-peak means weekday classes that start before 16:00. ${text}` };
}

/** Matches questions whether someone else can use a pack, which "yes" or "no" answers. */
const someoneElsePattern =
  /\b(?:shar\w+|split|both of us|two of us|together|friends?|mates?|partner|husband|wife|bf|gf|boyfriend|girlfriend|sister|brother|mum|mother|dad|father|daughter|son|family|colleagues?|flatmate|someone else|somebody else|other people)\b/;

const withoutOwnerPattern =
  /\b(alone|without me|on (his|her|their) own|by (him|her|them)sel(f|ves)|instead of me|(am|are) away|while i|when i|i am not)\b/;

/** Says which packs can be shared, and that their owner must come along. Says no for memberships. */
export function answerPackSharing(message: ParsedMessage): Reply {
  if (/\b(?:memberships?|unlimited|flow|flex)\b/.test(message.normalized))
    return buildReply('No, a membership only covers your own place in a class.', { links: [packsLink] });
  const offer = findNamedProducts(message).find(({ terms }) => terms?.oncePerPerson);
  if (offer)
    return buildReply(`${offer.name} is for one person, once. So each of you buys your own.`, {
      links: [{ label: 'See offers', to: '/pricing#offers' }],
    });
  const mentioned = findMentionedProducts(message).filter(({ kind }) => kind === 'pack');
  const packs =
    mentioned.length > 0 ? mentioned : message.studio.products.filter(({ kind }) => kind === 'pack');
  const lines = packs.map(({ name, terms }) =>
    terms?.shareable
      ? `You can share the ${name} with friends or family who check in with you`
      : `The ${name} is for one person`,
  );
  const shareable = packs.filter(({ terms }) => terms?.shareable).length;
  const verdict = shareable === packs.length ? 'Yes. ' : shareable > 0 ? '' : 'No. ';
  const isAsked = someoneElsePattern.test(message.normalized);
  const start = withoutOwnerPattern.test(message.normalized)
    ? 'No, you need to be there too. '
    : isAsked
      ? verdict
      : '';
  return buildReply(`${start}${lines.join('. ')}.`, { links: [packsLink] });
}

/** Matches questions about whether a product costs less per class, or less than single classes. */
const singlePricePattern =
  /\bworks? out (?:at|per|as|to)?\b|\bhow much\b.*\b(?:per|each|one|a|every) (?:class|session|go)\b.*\bpacks?\b|\bprice per (?:class|session|go)\b|\b(?:cheaper|save|saves|saving)\b.*\b(?:single|singles|drop ?ins?|each time|one by one|separately|per (?:class|session|go)|pay as you go)\b|\bper (?:class|session) cheaper\b/;

/** Returns whether “the 10 pack” means each pack of ten, because the message names no product. */
const isEachPackOfTen = ({ names }: ParsedMessage): boolean => names.product.length === 0;

/**
 * Returns the products that a message names. Adds the product of the previous message if the message asks which one
 * costs less per class.
 */
function findComparedProducts(message: ParsedMessage): AssistantProduct[] {
  const named = findNamedProducts(message);
  const { previous, normalized, rephrased } = message;
  const isCompared = named.length === 1 && (rephrased !== null || message.isFollowUp);
  const before =
    isCompared && previous && singlePricePattern.test(normalized) ? findNamedProducts(previous) : [];
  return [...before.filter(({ id }) => named.every((one) => one.id !== id)), ...named];
}

/** Compares products with each other, or the price per class of a pack or membership with that of a single class. */
export function answerProductComparison(message: ParsedMessage): Reply | null {
  const { studio } = message;
  const named = findComparedProducts(message).filter(({ kind }) => kind === 'pack' || kind === 'membership');
  const isAboutPrice =
    breakEvenPattern.test(message.normalized) || singlePricePattern.test(message.normalized);
  if (named.length > 1 && !isAboutPrice) return describeProducts(named, message);
  const [only] = named.length === 1 ? named : [];
  if (only && !only.sessions) return answerBreakEven(only, message);
  const activities = findMentionedActivities(message);
  const packs = studio.products.filter(
    ({ kind, sessions, terms }) =>
      kind === 'pack' &&
      (sessions ?? 0) > 1 &&
      (activities.length === 0 || activities.some((id) => terms?.covers.includes(id))),
  );
  const isPerSession =
    named.length > 1 && !isEachPackOfTen(message) && named.every(({ sessions }) => sessions);
  const compared = only ? [only] : isPerSession ? named : packs;
  if (compared.length === 0) return null;
  const covered = new Set(compared.flatMap(({ terms }) => terms?.covers ?? []));
  const singles = studio.products
    .filter(({ kind, terms }) => kind === 'drop-in' && terms?.covers.some((id) => covered.has(id)))
    .map(({ name, pricePence }) => `${formatPriceShort(pricePence)} for ${name}`);
  return buildReply(
    `${compared.map(describePricePerClass).join(' ')} A drop-in costs ${formatList(singles)}.${compareWithSingleClasses(compared, studio)}`,
    { links: [{ label: 'See pricing', to: '/pricing' }] },
  );
}

function describePricePerClass({ name, pricePence, sessions }: AssistantProduct): string {
  const each = Math.round(pricePence / (sessions ?? 1));
  return `${name} works out at ${formatPriceShort(each)} a class.`;
}
