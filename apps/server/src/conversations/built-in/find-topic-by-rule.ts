import { namedProductTopicIds, smallTalkTopicIds } from '@studio/content/assistant/topic-groups';
import { notOffPeakPattern } from '@studio/content/assistant/vocabulary/exclusion-phrases';
import { healthPattern } from '@studio/content/assistant/vocabulary/health-phrases';
import {
  firstOrLastOfDayPattern,
  lastOfDayPattern,
} from '@studio/content/assistant/vocabulary/reference-phrases';
import * as phrases from '@studio/content/assistant/vocabulary/request-phrases';
import type { DialogueState } from '../../integrations/assistant/port.ts';
import { asksAroundClosure } from './answers/class-around-closure.ts';
import { findUnknownInstructor, privateLifePattern } from './answers/instructors.ts';
import { findClassTopic } from './find-class-topic.ts';
import { mentionsClasses } from './parsing/mentioned-names.ts';
import type { ParsedMessage } from './parsing/parsed-message.ts';
import { findTrimester } from './parsing/pregnancy.ts';

type Rule = (message: ParsedMessage, dialogueState: DialogueState | null) => string | null;

/** Rules in the order in which they are tried. */
const rules: readonly Rule[] = [
  ({ normalized }) => (phrases.instructorForInjuryPattern.test(normalized) ? 'instructor_for_injury' : null),
  ({ normalized }) => (phrases.studioCancelledPattern.test(normalized) ? 'cancelled_class_pack' : null),
  ({ normalized }) => (phrases.cardDeclinedPattern.test(normalized) ? 'payment_declined' : null),
  ({ normalized }) => (phrases.changeCardPattern.test(normalized) ? 'change_card' : null),
  ({ normalized, current }) =>
    phrases.largeGroupPattern.test(normalized) && current.names.product.length === 0
      ? 'group_private_hire'
      : null,
  ({ normalized }) => (phrases.stolenCardPattern.test(normalized) ? 'dispute_chargeback' : null),
  ({ normalized }) => (phrases.nobodyTherePattern.test(normalized) ? 'complaint' : null),
  ({ normalized }) => (phrases.offerForWhomPattern.test(normalized) ? 'intro_offer_rules' : null),
  findProductRuleTopic,
  ({ normalized }) => (phrases.bereavementPattern.test(normalized) ? 'bereavement' : null),
  ({ normalized }) => (phrases.guestFreePattern.test(normalized) ? 'guest_free' : null),
  ({ normalized, previous }) =>
    previous && phrases.didNotHelpPattern.test(normalized) ? 'angry_at_bot' : null,
  ({ normalized, current }) =>
    phrases.sharePattern.test(normalized) && current.names.product.length > 0 ? 'pack_share' : null,
  ({ normalized, current }) =>
    phrases.everyoneOrWomenPattern.test(normalized) && current.when.days ? 'classes_find' : null,
  ({ normalized, current }) =>
    / (?:when|what times?)$/.test(normalized) && mentionsClasses(current.names) ? 'classes_find' : null,
  ({ normalized }) => (asksAroundClosure(normalized) ? 'classes_find' : null),
  findFollowUpTopic,
  (message) =>
    findUnknownInstructor(message) !== null ||
    (message.names.instructor.length > 0 && /\bwhat does (?:she|he) teach\b/.test(message.normalized)) ||
    (message.current.names.instructor.length === 1 && privateLifePattern.test(message.normalized)) ||
    asksWhatInstructorTeaches(message)
      ? 'instructor_info'
      : null,
  ({ normalized }) => (phrases.pastClassPattern.test(normalized) ? 'past_class' : null),
  ({ question }) =>
    /^(?!.*\bhow (?:do|can)\b).*\d ?(?:%|per ?cent) (?:off|of|less)/i.test(question.text)
      ? 'price_after_discount'
      : null,
  ({ normalized, current, names }) =>
    /\bwhat time is it\b/.test(normalized) && current.when.days && mentionsClasses(names)
      ? 'classes_find'
      : null,
  ({ normalized, previous }) =>
    previous?.when.days && phrases.whoTeachesPattern.test(normalized) ? 'instructor_of_class' : null,
  ({ normalized }) => (phrases.upcomingAgePattern.test(normalized) ? 'age_limits' : null),
  ({ question }) =>
    phrases.wrongEmailPattern.test(question.text.toLowerCase()) ? 'wrong_email_booking' : null,
  ({ normalized, names }) =>
    notOffPeakPattern.test(normalized) && names.product.length > 0 ? 'memberships_info' : null,
  (message) => (asksForTotal(message) ? 'price_class' : null),
  findOpenTopic,
  findPriceTopic,
  ({ normalized, previous }) =>
    previous?.when.days && (firstOrLastOfDayPattern.test(normalized) || lastOfDayPattern.test(normalized))
      ? 'classes_find'
      : null,
  ({ normalized }) => (phrases.severalClassesPattern.test(normalized) ? 'packs_info' : null),
  ({ normalized }) => (phrases.bookedWrongPattern.test(normalized) ? 'booking_for_wrong_day' : null),
  ({ normalized, current }) =>
    current.names.product.length > 0 &&
    mentionsClasses(current.names) &&
    phrases.coverPattern.test(normalized)
      ? 'covers_what'
      : null,
  ({ normalized, current }) =>
    phrases.bailPattern.test(normalized) && (current.when.days || current.when.times)
      ? 'cancel_policy'
      : null,
  ({ normalized }) => (phrases.packDiedPattern.test(normalized) ? 'pack_expired' : null),
  ({ normalized }) => (phrases.closingThanksPattern.test(normalized) ? 'goodbye' : null),
  ({ normalized }) => (phrases.flirtPattern.test(normalized) ? 'small_talk' : null),
  ({ normalized }) => (phrases.guestBookingsPattern.test(normalized) ? 'guest_bookings_in_account' : null),
  ({ normalized }) => (phrases.contactDetailsPattern.test(normalized) ? 'contact_details' : null),
  ({ normalized, current }) =>
    phrases.loseClassPattern.test(normalized) && current.when.times && current.names.product.length === 0
      ? 'cancel_policy'
      : null,
  ({ normalized }) => (phrases.noShowPattern.test(normalized) ? 'no_show' : null),
  (message) =>
    healthPattern.test(message.normalized) || findTrimester(message) !== null
      ? null
      : findClassTopic(message),
];

/**
 * Returns the topic of a message that a fixed rule decides, such as a comparison, a booking to cancel or move, an
 * unknown instructor or a search for classes. Returns null if no rule applies.
 */
export function findTopicByRule(message: ParsedMessage, dialogueState: DialogueState | null): string | null {
  for (const rule of rules) {
    const topicId = rule(message, dialogueState);
    if (topicId) return topicId;
  }
  return null;
}

/** Returns the topic of a refund, a wrong purchase or the number of sessions of a product that a message names. */
function findProductRuleTopic({ normalized, current, studio }: ParsedMessage): string | null {
  const product = studio.products.find(({ id }) => current.names.product.includes(id));
  if (!product || current.when.times) return null;
  if (phrases.productRefundPattern.test(normalized)) return 'refund_product';
  if (phrases.bookedWrongPattern.test(normalized)) return 'pack_swap';
  if (!phrases.sessionCountPattern.test(normalized)) return null;
  return product.kind === 'membership' ? 'memberships_info' : 'packs_info';
}

/**
 * Returns the topic of a question about who teaches a named class or how long a product is valid, or of a follow-up that
 * asks when the classes of the previous message are or what its product covers; otherwise null.
 */
function findFollowUpTopic(message: ParsedMessage, dialogueState: DialogueState | null): string | null {
  const { normalized, current, previous } = message;
  if (phrases.whoDoesKindPattern.test(normalized) && mentionsClasses(current.names) && !current.when.days)
    return 'instructor_of_class';
  const isGift = /\b(?:gift|voucher|vouchers)\b/.test(normalized);
  if (isGift && phrases.productValidityPattern.test(normalized)) return 'gift_card_validity';
  if (asksForValidity(message)) return 'pack_validity';
  if (!previous) return null;
  const isValidity = phrases.validityPattern.test(normalized) && !phrases.cutOffPattern.test(normalized);
  if (isValidity && /\bpacks?\b/.test(previous.normalized)) return 'pack_validity';
  const open = dialogueState?.topicId ?? null;
  if (open === null || open.startsWith('gift_card')) return null;
  if (isValidity && open === 'intro_offer') return 'intro_offer_rules';
  return asksOnlyWhen(message, previous) && open !== 'female_only'
    ? 'classes_find'
    : findUseTopic(message, previous);
}

/** Returns whether a message asks how long a product that it names can be used, rather than the visitor's own one. */
function asksForValidity({ normalized, current: { names, when } }: ParsedMessage): boolean {
  const isOwn = /\b(?:my|expired|ran out|left)\b/.test(normalized);
  return names.product.length > 0 && !isOwn && !when.days && phrases.productValidityPattern.test(normalized);
}

/** Returns whether a message only asks when the classes of the previous one are. */
function asksOnlyWhen({ normalized }: ParsedMessage, { names }: ParsedMessage): boolean {
  const namesClasses = mentionsClasses(names) || names.tag.length > 0;
  return phrases.onlyWhenPattern.test(normalized) && namesClasses && names.product.length === 0;
}

/**
 * Returns the topic of a follow-up that asks whether the product of the previous message covers a class; otherwise
 * null.
 */
function findUseTopic(
  { normalized, names, current, isFollowUp }: ParsedMessage,
  previous: ParsedMessage,
): string | null {
  if (!isFollowUp || names.product.length === 0 || previous.names.product.length === 0) return null;
  const asksForUse = /\b(?:use|works?|do|book|covers?|includes?|good for)\b/.test(normalized);
  return asksForUse && mentionsClasses(current.names) && !current.when.days ? 'covers_what' : null;
}

/** Returns whether a message asks which classes an instructor teaches: "does mei do yoga or only the machine". */
function asksWhatInstructorTeaches({ normalized, current: { names, when } }: ParsedMessage): boolean {
  const asks = /\b(?:does|do|is|can) \w+ (?:also |only |just )?(?:do|teach|teaching)\b/.test(normalized);
  const namesClass = names.activity.length + names.subType.length + names.classType.length > 0;
  return asks && namesClass && names.instructor.length === 1 && !when.days && !when.times;
}

/** Returns whether a message asks what several classes cost together: "total for 2 reformer and 1 mat". */
function asksForTotal({ normalized, current }: ParsedMessage): boolean {
  return (
    /\b(?:total (?:for|of|cost|price)|altogether|in total)\b/.test(normalized) &&
    mentionsClasses(current.names)
  );
}

/** Returns the topic of a follow-up about the pack or membership of the last reply; otherwise null. */
function findProductTopic(
  { normalized, current, names, isFollowUp, rephrased }: ParsedMessage,
  openTopicId: string,
): string | null {
  const { days, times } = current.when;
  const isNamed = namedProductTopicIds.has(openTopicId);
  if (isNamed && /\bcancel\b.*\bany ?time\b/.test(normalized)) return 'cancel_membership';
  if (isNamed && phrases.sharePattern.test(normalized)) return 'pack_share';
  if (isNamed && phrases.wholeCoveragePattern.test(normalized) && !days && !times) return 'covers_what';
  const isAboutProduct = isNamed || openTopicId === 'off_peak';
  const isNewTime = (days || times) && rephrased === null && !mentionsClasses(current.names);
  return isAboutProduct && isFollowUp && names.product.length > 0 && isNewTime ? 'covers_what' : null;
}

/**
 * Returns the topic of the last reply if a short follow-up only asks about a detail of it, such as a day or "is it
 * free?"; otherwise null.
 */
function findOpenTopic(message: ParsedMessage, dialogueState: DialogueState | null): string | null {
  const { normalized, current } = message;
  const topicId = dialogueState?.topicId ?? null;
  if (topicId === null || !isShort(normalized, 9)) return null;
  const { days, times } = current.when;
  if (phrases.cancellingTopicIds.has(topicId) && days && times?.at && !/\bbook\b/.test(normalized))
    return topicId;
  const isShortAside =
    phrases.freeOfChargePattern.test(normalized) || phrases.whereOrHowPattern.test(normalized);
  if (isShortAside && !smallTalkTopicIds.has(topicId)) return topicId;
  const productTopic = findProductTopic(message, topicId);
  if (productTopic) return productTopic;
  return topicId === 'one_to_one' && days && phrases.canUseNamedProductPattern.test(normalized)
    ? topicId
    : null;
}

function isShort(normalized: string, most = 6): boolean {
  return normalized.split(' ').length <= most;
}

/** Returns the topic of a short follow-up about a price: that of the last reply, or the price of the classes shown. */
function findPriceTopic(
  { normalized, current, names, shownClasses, isFollowUp }: ParsedMessage,
  dialogueState: DialogueState | null,
): string | null {
  if (!isShort(normalized) || !phrases.pricePattern.test(normalized) || current.names.product.length > 0)
    return null;
  const namesClass = mentionsClasses(current.names);
  if (dialogueState?.topicId && phrases.topicIdsWithPrices.has(dialogueState.topicId) && !namesClass)
    return dialogueState.topicId;
  return isFollowUp && (shownClasses.length > 0 || mentionsClasses(names)) ? 'price_class' : null;
}
