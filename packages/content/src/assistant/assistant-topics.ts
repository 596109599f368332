import type { AssistantTopic } from './assistant-topic.ts';
import { aboutAssistantTopics } from './topics/about-assistant-topics.ts';
import { aboutStudioTopics } from './topics/about-studio-topics.ts';
import { accidentAndHygieneTopics } from './topics/accident-and-hygiene-topics.ts';
import { accountCreationTopics } from './topics/account-creation-topics.ts';
import { accountHelpTopics } from './topics/account-help-topics.ts';
import { arrivalTopics } from './topics/arrival-topics.ts';
import { audienceTopics } from './topics/audience-topics.ts';
import { beginnerTopics } from './topics/beginner-topics.ts';
import { bikeParkingTopics } from './topics/bike-parking-topics.ts';
import { bookingChangeTopics } from './topics/booking-change-topics.ts';
import { bookingPreferenceTopics } from './topics/booking-preference-topics.ts';
import { bookingRulesTopics } from './topics/booking-rules-topics.ts';
import { bookingTopics } from './topics/booking-topics.ts';
import { buildingTopics } from './topics/building-topics.ts';
import { cancelledClassSessionTopics } from './topics/cancelled-class-session-topics.ts';
import { cancelledClassTopics } from './topics/cancelled-class-topics.ts';
import { cancellingTopics } from './topics/cancelling-topics.ts';
import { chatMannersTopics } from './topics/chat-manners-topics.ts';
import { chatPrivacyTopics } from './topics/chat-privacy-topics.ts';
import { checkoutHelpTopics } from './topics/checkout-help-topics.ts';
import { classAvailabilityTopics } from './topics/class-availability-topics.ts';
import { classChangeTopics } from './topics/class-change-topics.ts';
import { classChoiceTopics } from './topics/class-choice-topics.ts';
import { classDetailsTopics } from './topics/class-details-topics.ts';
import { classLanguageTopics } from './topics/class-language-topics.ts';
import { classTypeTopics } from './topics/class-type-topics.ts';
import { classesNotTaughtTopics } from './topics/classes-not-taught-topics.ts';
import { clothingTopics } from './topics/clothing-topics.ts';
import { companionTopics } from './topics/companion-topics.ts';
import { confidenceTopics } from './topics/confidence-topics.ts';
import { contactTeamTopics } from './topics/contact-team-topics.ts';
import { dataTopics } from './topics/data-topics.ts';
import { dateAndTimeTopics } from './topics/date-and-time-topics.ts';
import { deniedEntryTopics } from './topics/denied-entry-topics.ts';
import { deskRefundTopics } from './topics/desk-refund-topics.ts';
import { discountTopics } from './topics/discount-topics.ts';
import { disputedPaymentTopics } from './topics/disputed-payment-topics.ts';
import { emailTopics } from './topics/email-topics.ts';
import { emergencyTopics } from './topics/emergency-topics.ts';
import { enquiryTopics } from './topics/enquiry-topics.ts';
import { extraFeesTopics } from './topics/extra-fees-topics.ts';
import { facilitiesTopics } from './topics/facilities-topics.ts';
import { feedbackTopics } from './topics/feedback-topics.ts';
import { femaleOnlyRulesTopics } from './topics/female-only-rules-topics.ts';
import { femaleOnlyTopics } from './topics/female-only-topics.ts';
import { findClassesTopics } from './topics/find-classes-topics.ts';
import { firstAidTopics } from './topics/first-aid-topics.ts';
import { floorMobilityTopics } from './topics/floor-mobility-topics.ts';
import { giftCardBalanceTopics } from './topics/gift-card-balance-topics.ts';
import { giftCardMessageTopics } from './topics/gift-card-message-topics.ts';
import { giftCardTopics } from './topics/gift-card-topics.ts';
import { greetingTopics } from './topics/greeting-topics.ts';
import { groupBookingTopics } from './topics/group-booking-topics.ts';
import { guestAndRewardTopics } from './topics/guest-and-reward-topics.ts';
import { handsOnCorrectionTopics } from './topics/hands-on-correction-topics.ts';
import { healthTopics } from './topics/health-topics.ts';
import { howToBuyTopics } from './topics/how-to-buy-topics.ts';
import { illnessTopics } from './topics/illness-topics.ts';
import { instalmentsTopics } from './topics/instalments-topics.ts';
import { instructorForBeginnersTopics } from './topics/instructor-for-beginners-topics.ts';
import { instructorForInjuryTopics } from './topics/instructor-for-injury-topics.ts';
import { instructorTopics } from './topics/instructor-topics.ts';
import { introOfferRulesTopics } from './topics/intro-offer-rules-topics.ts';
import { invoiceAndCardTopics } from './topics/invoice-and-card-topics.ts';
import { languageTopics } from './topics/language-topics.ts';
import { lateCancellationTopics } from './topics/late-cancellation-topics.ts';
import { lateExceptionTopics } from './topics/late-exception-topics.ts';
import { latenessTopics } from './topics/lateness-topics.ts';
import { locationTopics } from './topics/location-topics.ts';
import { lockerTopics } from './topics/locker-topics.ts';
import { loginTopics } from './topics/login-topics.ts';
import { lowMoodTopics } from './topics/low-mood-topics.ts';
import { membershipDetailTopics } from './topics/membership-detail-topics.ts';
import { membershipPaymentTopics } from './topics/membership-payment-topics.ts';
import { membershipTopics } from './topics/membership-topics.ts';
import { missedClassAndLostAppTopics } from './topics/missed-class-and-lost-app-topics.ts';
import { missingNewsletterCodeTopics } from './topics/missing-newsletter-code-topics.ts';
import { missingTeamReplyTopics } from './topics/missing-team-reply-topics.ts';
import { newClassTopics } from './topics/new-class-topics.ts';
import { offerTopics } from './topics/offer-topics.ts';
import { openingHoursTopics } from './topics/opening-hours-topics.ts';
import { outOfScopeTopics } from './topics/out-of-scope-topics.ts';
import { ownBookingTopics } from './topics/own-booking-topics.ts';
import { packExpiryTopics } from './topics/pack-expiry-topics.ts';
import { packTopics } from './topics/pack-topics.ts';
import { partialCancellationTopics } from './topics/partial-cancellation-topics.ts';
import { pastClassTopics } from './topics/past-class-topics.ts';
import { paymentPageTopics } from './topics/payment-page-topics.ts';
import { paymentProblemTopics } from './topics/payment-problem-topics.ts';
import { paymentTopics } from './topics/payment-topics.ts';
import { personalMatterTopics } from './topics/personal-matter-topics.ts';
import { photosAndLostPropertyTopics } from './topics/photos-and-lost-property-topics.ts';
import { pregnancyTopics } from './topics/pregnancy-topics.ts';
import { preparationTopics } from './topics/preparation-topics.ts';
import { priceChangeTopics } from './topics/price-change-topics.ts';
import { priceCheckTopics } from './topics/price-check-topics.ts';
import { priceDetailTopics } from './topics/price-detail-topics.ts';
import { priceQuestionTopics } from './topics/price-question-topics.ts';
import { priceTopics } from './topics/price-topics.ts';
import { productAdviceTopics } from './topics/product-advice-topics.ts';
import { productRefundTopics } from './topics/product-refund-topics.ts';
import { profileTopics } from './topics/profile-topics.ts';
import { publishedPhotoTopics } from './topics/published-photo-topics.ts';
import { quietAndPhoneTopics } from './topics/quiet-and-phone-topics.ts';
import { refundCardTopics } from './topics/refund-card-topics.ts';
import { refundTopics } from './topics/refund-topics.ts';
import { replyCriticismTopics } from './topics/reply-criticism-topics.ts';
import { roomDetailTopics } from './topics/room-detail-topics.ts';
import { seriousConditionTopics } from './topics/serious-condition-topics.ts';
import { sessionTopics } from './topics/session-topics.ts';
import { severalClassTopics } from './topics/several-class-topics.ts';
import { shoesTopics } from './topics/shoes-topics.ts';
import { shortAnswerTopics } from './topics/short-answer-topics.ts';
import { substituteInstructorTopics } from './topics/substitute-instructor-topics.ts';
import { teacherTrainingTopics } from './topics/teacher-training-topics.ts';
import { teamReplyTopics } from './topics/team-reply-topics.ts';
import { tourPreparationTopics } from './topics/tour-preparation-topics.ts';
import { tourTopics } from './topics/tour-topics.ts';
import { trainingFrequencyTopics } from './topics/training-frequency-topics.ts';
import { unusedSessionTopics } from './topics/unused-session-topics.ts';
import { waitingListDetailTopics } from './topics/waiting-list-detail-topics.ts';
import { waitingListRuleTopics } from './topics/waiting-list-rule-topics.ts';
import { waitingListTopics } from './topics/waiting-list-topics.ts';
import { walkInTopics } from './topics/walk-in-topics.ts';
import { websiteTopics } from './topics/website-topics.ts';
import { whoTeachesTopics } from './topics/who-teaches-topics.ts';

/**
 * All topics that the chat assistant knows (handbook: chat 11). Append new files at the end: the classifier learns in this
 * order, so another order changes some of its replies.
 */
export const assistantTopics: readonly AssistantTopic[] = [
  ...aboutAssistantTopics,
  ...accountHelpTopics,
  ...accountCreationTopics,
  ...disputedPaymentTopics,
  ...guestAndRewardTopics,
  ...instructorForInjuryTopics,
  ...missedClassAndLostAppTopics,
  ...priceDetailTopics,
  ...personalMatterTopics,
  ...quietAndPhoneTopics,
  ...shortAnswerTopics,
  ...arrivalTopics,
  ...audienceTopics,
  ...beginnerTopics,
  ...bookingChangeTopics,
  ...bookingRulesTopics,
  ...bookingTopics,
  ...bookingPreferenceTopics,
  ...buildingTopics,
  ...cancellingTopics,
  ...invoiceAndCardTopics,
  ...chatMannersTopics,
  ...chatPrivacyTopics,
  ...checkoutHelpTopics,
  ...classChangeTopics,
  ...classChoiceTopics,
  ...classDetailsTopics,
  ...classTypeTopics,
  ...classLanguageTopics,
  ...classesNotTaughtTopics,
  ...classAvailabilityTopics,
  ...newClassTopics,
  ...clothingTopics,
  ...preparationTopics,
  ...companionTopics,
  ...confidenceTopics,
  ...contactTeamTopics,
  ...dataTopics,
  ...discountTopics,
  ...replyCriticismTopics,
  ...emailTopics,
  ...emergencyTopics,
  ...enquiryTopics,
  ...shoesTopics,
  ...handsOnCorrectionTopics,
  ...priceChangeTopics,
  ...missingNewsletterCodeTopics,
  ...feedbackTopics,
  ...teacherTrainingTopics,
  ...lowMoodTopics,
  ...femaleOnlyTopics,
  ...findClassesTopics,
  ...floorMobilityTopics,
  ...giftCardBalanceTopics,
  ...giftCardTopics,
  ...groupBookingTopics,
  ...photosAndLostPropertyTopics,
  ...healthTopics,
  ...illnessTopics,
  ...instructorForBeginnersTopics,
  ...instructorTopics,
  ...languageTopics,
  ...dateAndTimeTopics,
  ...lateCancellationTopics,
  ...cancelledClassTopics,
  ...latenessTopics,
  ...locationTopics,
  ...bikeParkingTopics,
  ...lockerTopics,
  ...loginTopics,
  ...membershipDetailTopics,
  ...unusedSessionTopics,
  ...membershipPaymentTopics,
  ...membershipTopics,
  ...offerTopics,
  ...openingHoursTopics,
  ...outOfScopeTopics,
  ...ownBookingTopics,
  ...packExpiryTopics,
  ...packTopics,
  ...paymentPageTopics,
  ...deskRefundTopics,
  ...howToBuyTopics,
  ...introOfferRulesTopics,
  ...instalmentsTopics,
  ...paymentProblemTopics,
  ...paymentTopics,
  ...pastClassTopics,
  ...whoTeachesTopics,
  ...partialCancellationTopics,
  ...lateExceptionTopics,
  ...pregnancyTopics,
  ...priceQuestionTopics,
  ...priceCheckTopics,
  ...priceTopics,
  ...productAdviceTopics,
  ...extraFeesTopics,
  ...productRefundTopics,
  ...profileTopics,
  ...publishedPhotoTopics,
  ...refundTopics,
  ...refundCardTopics,
  ...teamReplyTopics,
  ...roomDetailTopics,
  ...accidentAndHygieneTopics,
  ...firstAidTopics,
  ...seriousConditionTopics,
  ...sessionTopics,
  ...severalClassTopics,
  ...giftCardMessageTopics,
  ...cancelledClassSessionTopics,
  ...substituteInstructorTopics,
  ...missingTeamReplyTopics,
  ...deniedEntryTopics,
  ...femaleOnlyRulesTopics,
  ...tourPreparationTopics,
  ...aboutStudioTopics,
  ...greetingTopics,
  ...tourTopics,
  ...trainingFrequencyTopics,
  ...facilitiesTopics,
  ...waitingListDetailTopics,
  ...waitingListRuleTopics,
  ...waitingListTopics,
  ...walkInTopics,
  ...websiteTopics,
];
