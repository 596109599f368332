/** Topics that only continue the conversation. They are never offered as choices, and answer no question. */
export const smallTalkTopicIds: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'affirm',
  'deny',
  'repeat',
  'doubt',
  'confused',
  'wait',
  'small_talk',
  'joke',
  'abuse',
  'out_of_scope',
  'injection',
  'language',
]);

/**
 * Topics about the visitor's health. Another topic, such as a search for classes, replaces them only if the message
 * names no health problem, asks for a refund, or asks something else besides.
 */
export const healthTopicIds: ReadonlySet<string> = new Set([
  'injury_condition',
  'serious_condition',
  'pregnancy',
  'postnatal',
  'medication_doctor_note',
  'ill_contagious',
  'injured_in_class',
]);

/** Topics of questions about classes that were just shown, such as "who teaches it?". */
export const shownClassTopicIds: ReadonlySet<string> = new Set([
  'price_class',
  'instructor_of_class',
  'class_spaces',
  'class_length',
  'class_size',
  'book_now',
]);

/** Topics of questions about a pack, membership or offer that was just named, such as "what does it include?" */
export const namedProductTopicIds: ReadonlySet<string> = new Set([
  'covers_what',
  'memberships_info',
  'packs_info',
  'pack_validity',
  'pack_share',
  'unused_sessions',
  'how_to_buy',
]);

/** Topics of people in danger. */
export const urgentTopicIds: ReadonlySet<string> = new Set([
  'emergency_now',
  'fire_or_danger',
  'distress',
  'child_alone',
]);

/**
 * Topics that help to choose or find a class. Someone with a health problem other than a plain injury gets the studio's
 * advice instead.
 */
export const classChoiceTopicIds: ReadonlySet<string> = new Set([
  'accessibility',
  'older_people',
  'recommend_goal',
  'benefits_how_often',
  'beginner_start',
  'reformer_first_time',
  'nervous_first_time',
  'advanced_level',
  'class_difference',
  'instructor_qualified',
  'body_size',
  'classes_find',
  'class_next',
  'class_spaces',
  'instructor_schedule',
  'book_now',
]);

/** Topics whose answer can suggest a class to book. */
export const topicIdsLeadingToClasses: ReadonlySet<string> = new Set([
  ...classChoiceTopicIds,
  'class_describe',
  'untaught',
]);

/**
 * Topics whose question can follow from a health problem, such as the wish for a 1:1. Beside a health problem, they
 * don't count as a separate question.
 */
export const topicIdsFollowingFromHealth: ReadonlySet<string> = new Set([
  'one_to_one',
  'waiver_form',
  'floor_mobility',
  'soreness_after_class',
  'late_arrival',
  'no_show',
  'cancel_late',
  'late_exception',
  'capabilities',
  'business_press',
]);

/** Topics that already say what someone under 16 has to know. */
export const underSixteenTopicIds: ReadonlySet<string> = new Set(['age_limits', 'bring_child', 'spectators']);

export const searchTopicIds: ReadonlySet<string> = new Set([
  'classes_find',
  'class_next',
  'class_spaces',
  'instructor_schedule',
  'book_now',
]);

/** Topics of a class that the studio has cancelled. The rules about the visitor’s own cancelling don’t apply to it. */
export const studioCancelTopicIds: ReadonlySet<string> = new Set(['studio_cancels', 'cancelled_class_pack']);
