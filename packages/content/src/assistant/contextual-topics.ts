/** Replacements of general topics while a conversation is about a certain subject. */
export interface ContextualTopics {
  /** Topics of replies after which the replacements apply. */
  openTopicIds: readonly string[];
  /** Topic that replaces a general topic, by the id of the general one. */
  meanings: Readonly<Record<string, string>>;
}

const toEach = (topicId: string, generalIds: readonly string[]) =>
  Object.fromEntries(generalIds.map((id) => [id, topicId]));

/** Subjects in which a short question about payment, cancelling or preparation isn’t about a class. */
export const contextualTopics: readonly ContextualTopics[] = [
  {
    openTopicIds: ['tour', 'tour_details', 'tour_details_asked', 'tour_change'],
    meanings: {
      ...toEach('tour_details', [
        'price_list',
        'price_class',
        'payment_methods',
        'pay_later_at_desk',
        'extra_fees',
        'cheapest_option',
        'class_length',
        'free_class',
      ]),
      ...toEach('tour_details_asked', [
        'what_to_bring',
        'what_to_wear',
        'grip_socks',
        'account_create',
        'guest_account',
        'book_for_friends',
        'spectators',
        'bring_child',
        'first_visit',
        'capabilities',
        'privacy_data',
        'waiver_form',
      ]),
      ...toEach('tour', ['how_to_book', 'book_now', 'booking_horizon']),
      ...toEach('tour_change', ['cancel_policy', 'cancel_booking', 'cancel_late', 'move_booking', 'no_show']),
    },
  },
  {
    openTopicIds: [
      'memberships_info',
      'cancel_membership',
      'membership_minimum_term',
      'membership_renewal',
      'member_benefits',
      'membership_charged',
      'membership_payment_failed',
    ],
    meanings: {
      cancel_policy: 'cancel_membership',
      cancel_booking: 'cancel_membership',
      cancel_late: 'cancel_membership',
      refund_request: 'refund_product',
      cancel_one_place: 'cancel_membership',
    },
  },
  {
    openTopicIds: ['freeze_membership', 'frozen_membership_use', 'cancel_freeze'],
    meanings: {
      cancel_policy: 'cancel_freeze',
      cancel_booking: 'cancel_freeze',
      cancel_late: 'cancel_freeze',
      keep_membership: 'cancel_freeze',
    },
  },
  {
    openTopicIds: ['packs_info', 'intro_offer', 'pack_share', 'pack_validity', 'what_to_buy', 'how_to_buy'],
    meanings: {
      refund_request: 'refund_product',
      refund_status: 'refund_product',
      cancel_policy: 'refund_product',
      cancel_booking: 'refund_product',
    },
  },
  {
    openTopicIds: ['gift_card_buy', 'gift_card_use', 'gift_card_balance', 'gift_card_message'],
    meanings: {
      pack_validity: 'gift_card_validity',
      pack_expired: 'gift_card_validity',
      refund_request: 'gift_card_refund',
      refund_product: 'gift_card_refund',
      pack_share: 'gift_card_use',
      covers_what: 'gift_card_use',
      what_to_buy: 'gift_card_buy',
      recommend_goal: 'gift_card_buy',
    },
  },
  {
    openTopicIds: [
      'class_full_waitlist',
      'waitlist_status',
      'waiting_list_time',
      'waiting_list_several',
      'waiting_list_automatic',
      'waiting_list_chance',
      'waiting_list_night',
    ],
    meanings: {
      price_class: 'waiting_list_charge',
      price_list: 'waiting_list_charge',
      extra_fees: 'waiting_list_charge',
      payment_methods: 'waiting_list_charge',
      cheapest_option: 'waiting_list_charge',
    },
  },
];
