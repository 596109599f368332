import type { AssistantTools, Reply } from '../../../integrations/assistant/port.ts';
import type { ParsedMessage } from '../parsing/parsed-message.ts';
import { answerBooking } from './book-class.ts';
import { answerAccountNeeded, answerBookingHorizon, answerLateCancelling } from './booking-rules.ts';
import {
  answerClassComparison,
  answerClassDescription,
  answerClassLength,
  answerClassRoom,
  answerClassSize,
  answerFemaleOnly,
  answerNotOffered,
  answerRecommendation,
  answerWaitingList,
} from './class-details.ts';
import { answerBookingDeadline, answerClasses } from './class-search.ts';
import { answerDirections } from './directions.ts';
import { answerDiscountedPrice, answerPriceConflict } from './discounted-price.ts';
import { answerHealth } from './health.ts';
import { answerInstructorForInjury } from './instructor-for-injury.ts';
import {
  answerInstructor,
  answerOneToOnesWithInstructor,
  answerWhoTeaches,
  listInstructors,
} from './instructors.ts';
import { answerInstructorsForBeginners } from './instructors-for-beginners.ts';
import { answerOpeningHours } from './opening-hours.ts';
import {
  answerCancelling,
  answerMoving,
  answerOwnBookings,
  answerRefund,
  answerRefundStatus,
} from './own-bookings.ts';
import { answerOwnSessions } from './own-sessions.ts';
import { answerPastClass } from './past-class.ts';
import { answerPregnancy } from './pregnancy-answer.ts';
import { answerPriceComplaint, answerProductByPrice } from './price-questions.ts';
import {
  answerCheapest,
  answerIntroOffer,
  answerMemberDiscount,
  answerPriceList,
  answerPrices,
  answerWhatToBuy,
} from './prices.ts';
import {
  answerCoverage,
  answerMemberships,
  answerOffPeak,
  answerPackSharing,
  answerPacks,
  answerProductComparison,
} from './product-questions.ts';
import { answerProductRefund } from './product-refund.ts';
import { answerProductValidity } from './product-validity.ts';
import { answerTour } from './tour.ts';
import { answerTwoForOne } from './two-for-one.ts';

/** Builds a reply from live data. Returns null if there is no data for the message. */
export type Lookup = (message: ParsedMessage, tools: AssistantTools) => Reply | null | Promise<Reply | null>;

/** Lookups by the name that the topics in `packages/content` use. */
export const lookups: Readonly<Record<string, Lookup>> = {
  'find-classes': answerClasses,
  'class-spaces': answerClasses,
  'bookable-until': answerBookingDeadline,
  'class-length': answerClassLength,
  'class-size': answerClassSize,
  'class-room': answerClassRoom,
  'describe-class': answerClassDescription,
  'compare-classes': answerClassComparison,
  'recommend-class': answerRecommendation,
  'not-offered': answerNotOffered,
  'female-only': answerFemaleOnly,
  'waiting-list': answerWaitingList,
  'who-teaches': answerWhoTeaches,
  'instructor-info': answerInstructor,
  'instructor-list': listInstructors,
  'instructors-for-beginners': answerInstructorsForBeginners,
  'instructor-for-injury': answerInstructorForInjury,
  'one-to-ones': answerOneToOnesWithInstructor,
  pregnancy: answerPregnancy,
  health: answerHealth,
  directions: answerDirections,
  'opening-hours': answerOpeningHours,
  tour: answerTour,
  prices: answerPrices,
  'price-list': answerPriceList,
  packs: answerPacks,
  memberships: answerMemberships,
  'what-to-buy': answerWhatToBuy,
  cheapest: answerCheapest,
  'intro-offer': answerIntroOffer,
  coverage: answerCoverage,
  'off-peak': answerOffPeak,
  'pack-validity': answerProductValidity,
  'pack-sharing': answerPackSharing,
  'compare-products': answerProductComparison,
  'member-discount': answerMemberDiscount,
  'two-for-one': answerTwoForOne,
  'product-by-price': answerProductByPrice,
  'price-complaint': answerPriceComplaint,
  'discounted-price': answerDiscountedPrice,
  'price-conflict': answerPriceConflict,
  'past-class': answerPastClass,
  'product-refund': answerProductRefund,
  'account-needed': answerAccountNeeded,
  refund: answerRefund,
  'refund-status': answerRefundStatus,
  book: answerBooking,
  'booking-horizon': answerBookingHorizon,
  'own-bookings': answerOwnBookings,
  'cancel-booking': answerCancelling,
  'cancel-late': answerLateCancelling,
  'move-booking': answerMoving,
  'own-sessions': answerOwnSessions,
};
