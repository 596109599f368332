import type { AssistantTopic } from './assistant-topic.ts';
import { aboutAssistantTopics } from './topics/about-assistant-topics.ts';
import { accountHelpTopics } from './topics/account-help-topics.ts';
import { accountTopics } from './topics/account-topics.ts';
import { answerTopics } from './topics/answer-topics.ts';
import { arrivalTopics } from './topics/arrival-topics.ts';
import { audienceTopics } from './topics/audience-topics.ts';
import { beginnerTopics } from './topics/beginner-topics.ts';
import { bookingChangeTopics } from './topics/booking-change-topics.ts';
import { bookingRulesTopics } from './topics/booking-rules-topics.ts';
import { bookingTopics } from './topics/booking-topics.ts';
import { bookingWishTopics } from './topics/booking-wish-topics.ts';
import { buildingTopics } from './topics/building-topics.ts';
import { cancellingTopics } from './topics/cancelling-topics.ts';
import { cardTopics } from './topics/card-topics.ts';
import { chatMannersTopics } from './topics/chat-manners-topics.ts';
import { chatPrivacyTopics } from './topics/chat-privacy-topics.ts';
import { checkoutHelpTopics } from './topics/checkout-help-topics.ts';
import { classChangeTopics } from './topics/class-change-topics.ts';
import { classChoiceTopics } from './topics/class-choice-topics.ts';
import { classFactsTopics } from './topics/class-facts-topics.ts';
import { classKindsTopics } from './topics/class-kinds-topics.ts';
import { classLanguageTopics } from './topics/class-language-topics.ts';
import { classOfferTopics } from './topics/class-offer-topics.ts';
import { classSpacesTopics } from './topics/class-spaces-topics.ts';
import { classWishTopics } from './topics/class-wish-topics.ts';
import { clothingTopics } from './topics/clothing-topics.ts';
import { comingTopics } from './topics/coming-topics.ts';
import { companionTopics } from './topics/companion-topics.ts';
import { confidenceTopics } from './topics/confidence-topics.ts';
import { contactTopics } from './topics/contact-topics.ts';
import { dataTopics } from './topics/data-topics.ts';
import { discountTopics } from './topics/discount-topics.ts';
import { doubtTopics } from './topics/doubt-topics.ts';
import { emailTopics } from './topics/email-topics.ts';
import { emergencyTopics } from './topics/emergency-topics.ts';
import { enquiryTopics } from './topics/enquiry-topics.ts';
import { everydayQuestionTopics } from './topics/everyday-question-topics.ts';
import { feedbackTopics } from './topics/feedback-topics.ts';
import { feelingTopics } from './topics/feeling-topics.ts';
import { femaleOnlyTopics } from './topics/female-only-topics.ts';
import { findClassesTopics } from './topics/find-classes-topics.ts';
import { floorMobilityTopics } from './topics/floor-mobility-topics.ts';
import { giftCardBalanceTopics } from './topics/gift-card-balance-topics.ts';
import { giftCardTopics } from './topics/gift-card-topics.ts';
import { groupBookingTopics } from './topics/group-booking-topics.ts';
import { guestTopics } from './topics/guest-topics.ts';
import { healthTopics } from './topics/health-topics.ts';
import { illnessTopics } from './topics/illness-topics.ts';
import { instructorForBeginnersTopics } from './topics/instructor-for-beginners-topics.ts';
import { instructorTopics } from './topics/instructor-topics.ts';
import { languageTopics } from './topics/language-topics.ts';
import { lateCancellationTopics } from './topics/late-cancellation-topics.ts';
import { latenessTopics } from './topics/lateness-topics.ts';
import { locationTopics } from './topics/location-topics.ts';
import { lockerTopics } from './topics/locker-topics.ts';
import { loginTopics } from './topics/login-topics.ts';
import { membershipDetailTopics } from './topics/membership-detail-topics.ts';
import { membershipPaymentTopics } from './topics/membership-payment-topics.ts';
import { membershipTopics } from './topics/membership-topics.ts';
import { offerTopics } from './topics/offer-topics.ts';
import { openingHoursTopics } from './topics/opening-hours-topics.ts';
import { outOfScopeTopics } from './topics/out-of-scope-topics.ts';
import { ownBookingTopics } from './topics/own-booking-topics.ts';
import { packExpiryTopics } from './topics/pack-expiry-topics.ts';
import { packTopics } from './topics/pack-topics.ts';
import { paymentPageTopics } from './topics/payment-page-topics.ts';
import { paymentProblemTopics } from './topics/payment-problem-topics.ts';
import { paymentTopics } from './topics/payment-topics.ts';
import { peopleTopics } from './topics/people-topics.ts';
import { placeCancellingTopics } from './topics/place-cancelling-topics.ts';
import { pregnancyTopics } from './topics/pregnancy-topics.ts';
import { priceTalkTopics } from './topics/price-talk-topics.ts';
import { priceTopics } from './topics/price-topics.ts';
import { productAdviceTopics } from './topics/product-advice-topics.ts';
import { productRefundTopics } from './topics/product-refund-topics.ts';
import { profileTopics } from './topics/profile-topics.ts';
import { publishedPhotoTopics } from './topics/published-photo-topics.ts';
import { refundTopics } from './topics/refund-topics.ts';
import { replyTopics } from './topics/reply-topics.ts';
import { roomDetailTopics } from './topics/room-detail-topics.ts';
import { safetyTopics } from './topics/safety-topics.ts';
import { seriousConditionTopics } from './topics/serious-condition-topics.ts';
import { sessionTopics } from './topics/session-topics.ts';
import { severalClassTopics } from './topics/several-class-topics.ts';
import { specialCaseTopics } from './topics/special-case-topics.ts';
import { studioTopics } from './topics/studio-topics.ts';
import { talkTopics } from './topics/talk-topics.ts';
import { tourTopics } from './topics/tour-topics.ts';
import { trainingTopics } from './topics/training-topics.ts';
import { venueTopics } from './topics/venue-topics.ts';
import { waitingListDetailTopics } from './topics/waiting-list-detail-topics.ts';
import { waitingListRuleTopics } from './topics/waiting-list-rule-topics.ts';
import { waitingListTopics } from './topics/waiting-list-topics.ts';
import { walkInTopics } from './topics/walk-in-topics.ts';
import { websiteTopics } from './topics/website-topics.ts';

/** All topics that the chat assistant knows (handbook: chat 11). */
export const assistantTopics: readonly AssistantTopic[] = [
  ...aboutAssistantTopics,
  ...accountHelpTopics,
  ...accountTopics,
  ...answerTopics,
  ...arrivalTopics,
  ...audienceTopics,
  ...beginnerTopics,
  ...bookingChangeTopics,
  ...bookingRulesTopics,
  ...bookingTopics,
  ...bookingWishTopics,
  ...buildingTopics,
  ...cancellingTopics,
  ...cardTopics,
  ...chatMannersTopics,
  ...chatPrivacyTopics,
  ...checkoutHelpTopics,
  ...classChangeTopics,
  ...classChoiceTopics,
  ...classFactsTopics,
  ...classKindsTopics,
  ...classLanguageTopics,
  ...classOfferTopics,
  ...classSpacesTopics,
  ...classWishTopics,
  ...clothingTopics,
  ...comingTopics,
  ...companionTopics,
  ...confidenceTopics,
  ...contactTopics,
  ...dataTopics,
  ...discountTopics,
  ...doubtTopics,
  ...emailTopics,
  ...emergencyTopics,
  ...enquiryTopics,
  ...everydayQuestionTopics,
  ...feedbackTopics,
  ...feelingTopics,
  ...femaleOnlyTopics,
  ...findClassesTopics,
  ...floorMobilityTopics,
  ...giftCardBalanceTopics,
  ...giftCardTopics,
  ...groupBookingTopics,
  ...guestTopics,
  ...healthTopics,
  ...illnessTopics,
  ...instructorForBeginnersTopics,
  ...instructorTopics,
  ...languageTopics,
  ...lateCancellationTopics,
  ...latenessTopics,
  ...locationTopics,
  ...lockerTopics,
  ...loginTopics,
  ...membershipDetailTopics,
  ...membershipPaymentTopics,
  ...membershipTopics,
  ...offerTopics,
  ...openingHoursTopics,
  ...outOfScopeTopics,
  ...ownBookingTopics,
  ...packExpiryTopics,
  ...packTopics,
  ...paymentPageTopics,
  ...paymentProblemTopics,
  ...paymentTopics,
  ...peopleTopics,
  ...placeCancellingTopics,
  ...pregnancyTopics,
  ...priceTalkTopics,
  ...priceTopics,
  ...productAdviceTopics,
  ...productRefundTopics,
  ...profileTopics,
  ...publishedPhotoTopics,
  ...refundTopics,
  ...replyTopics,
  ...roomDetailTopics,
  ...safetyTopics,
  ...seriousConditionTopics,
  ...sessionTopics,
  ...severalClassTopics,
  ...specialCaseTopics,
  ...studioTopics,
  ...talkTopics,
  ...tourTopics,
  ...trainingTopics,
  ...venueTopics,
  ...waitingListDetailTopics,
  ...waitingListRuleTopics,
  ...waitingListTopics,
  ...walkInTopics,
  ...websiteTopics,
];
