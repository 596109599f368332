import { accountTopic } from './account-topic.ts';
import { bookingTopic } from './booking-topic.ts';
import { cancellingTopic } from './cancelling-topic.ts';
import { classDetailsTopic } from './class-details-topic.ts';
import { classesNotOfferedTopic } from './classes-not-offered-topic.ts';
import { classesTopic } from './classes-topic.ts';
import { discountsTopic } from './discounts-topic.ts';
import { foreignLanguageTopic } from './foreign-language-topic.ts';
import { healthTopic } from './health-topic.ts';
import { humanHelpTopic } from './human-help-topic.ts';
import { instructorsTopic } from './instructors-topic.ts';
import { locationTopic } from './location-topic.ts';
import { openingHoursTopic } from './opening-hours-topic.ts';
import { outOfScopeTopic } from './out-of-scope-topic.ts';
import { ownBookingsTopic } from './own-bookings-topic.ts';
import { ownSessionsTopic } from './own-sessions-topic.ts';
import { packsTopic } from './packs-topic.ts';
import type { ParsedMessage } from './parsed-message.ts';
import { pricesTopic } from './prices-topic.ts';
import { smallTalkTopic } from './small-talk-topic.ts';
import { scoreTopic, type Topic } from './topic.ts';
import { tourTopic } from './tour-topic.ts';

/** All topics. Topics with equal scores are tried in this order. */
const subjects: readonly Topic[] = [
  humanHelpTopic,
  outOfScopeTopic,
  healthTopic,
  foreignLanguageTopic,
  bookingTopic,
  ownBookingsTopic,
  ownSessionsTopic,
  cancellingTopic,
  tourTopic,
  classesNotOfferedTopic,
  packsTopic,
  discountsTopic,
  pricesTopic,
  instructorsTopic,
  classDetailsTopic,
  openingHoursTopic,
  locationTopic,
  accountTopic,
  classesTopic,
  smallTalkTopic,
];

export const minTopicScore = 2.5;

/** Score that a follow-up adds to the topic of the earlier message. */
const followUpBonus = 3.5;

/** Topics that a follow-up can't refer to. */
const closed = new Set(['person', 'outside', 'small talk']);

export interface ScoredTopic {
  subject: Topic;
  weight: number;
}

export function rankTopics(message: ParsedMessage): ScoredTopic[] {
  const last = message.isFollowUp && message.before ? topic(message.before) : null;
  return subjects
    .map((subject) => {
      const bonus = subject === last && !closed.has(subject.name) ? followUpBonus : 0;
      return { subject, weight: scoreTopic(subject, message) + bonus };
    })
    .filter(({ weight }) => weight >= minTopicScore)
    .sort((one, other) => other.weight - one.weight);
}

function topic(message: ParsedMessage): Topic | null {
  return rankTopics(message)[0]?.subject ?? null;
}
