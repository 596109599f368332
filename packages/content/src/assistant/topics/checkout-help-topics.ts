import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about problems at checkout: with sessions, codes, payments, holds and a mistyped email address. */
export const checkoutHelpTopics: readonly AssistantTopic[] = [
  {
    id: 'use_pack',
    question: 'How do I pay with my pack?',
    examples: parseExamples(`
      how do i use my pack to book
      how do i pay with a session from my pack
      checkout wants me to pay but i have a pack
      it's asking me for £20 even though i've got sessions left
      why do i have to pay again when i have a class pack
      where do i choose my pack when booking
      my sessions aren't showing at checkout
      booking doesn't let me use my credits
      the site doesn't recognise my pack
      how do i redeem a session
      i've bought ten classes, how do i book with them
      how do i book using my membership
      asks for card details though i'm a member
      my membership isn't being applied at checkout
      i have 5 sessions but it still wants card payment
      how to book a class with the starter pack
      can't select my pack when i book
      do i enter my pack somewhere when i pay
      it won't take my session
      pack not coming up as a payment option
      why is it charging me when i have credits
      use a session instead of paying by card
      bought a pack, now how do i spend it
      the payment page ignores my reformer pack
      how does booking work once i own a pack
      i've got sessions but checkout wants my card
      how do i spend one of my ten
      it isn't letting me use my pack
    `),
    answer: {
      text: 'Log in, choose a class and go to checkout, where your pack should already be selected. If you’re asked for a card instead, the pack may have expired or may not cover that class. Shall I ask our team to check?',
      links: [
        { label: 'Log in', to: '/login' },
        { label: 'See what’s covered', to: '/pricing#packages-eligibility' },
      ],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['covers_what', 'own_credits', 'how_to_book', 'talk_to_human'],
  },
  {
    id: 'gift_card_problem',
    question: 'My gift card code doesn’t work',
    examples: parseExamples(`
      my gift card doesn't work
      gift card code is invalid
      the gift voucher my sister gave me isn't accepted
      it says my gift card code is wrong
      gift card not accepted at checkout
      can't get my gift card to work
      where do i put the gift card code, it only asks for a promo code
      i typed the voucher code in the promo box and nothing happened
      error when i enter my gift card
      gift card declined
      gift code rejected
      the code from my christmas present won't go through
      my gift card says unknown code
      i entered the 16 digits and it fails
      your site doesn't take my gift card
      gift card won't apply to a membership
      tried to pay a class with my gift card but it won't take it
      why can't i use my gift card
      i get an error with the voucher i was given for my birthday
      there is no field for my gift card
      gift card isnt working
      code on my gift card no work
      giftcard won't work
      my giftcard isn't going through
      giftcard code fails
      gift card gives an error at the till page
      voucher code won't go in
      it says my gift card is unknown
      the sixteen letters aren't accepted
    `),
    answer: {
      text: 'At checkout, choose ‘Use a gift card’ rather than ‘Add promo code’, and enter all 16 letters and digits. Gift cards don’t pay for memberships. Please don’t share the code here. If it still doesn’t work, our team can help. Shall I ask them?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['gift_card_use', 'gift_card_balance', 'gift_card_lost', 'talk_to_human'],
  },
  {
    id: 'newsletter_code',
    question: 'What’s the newsletter promo code for?',
    examples: parseExamples(`
      my newsletter code doesn't work
      the 10% code from your newsletter isn't accepted
      i got a code for signing up to your emails, where can i use it
      what can i use the newsletter discount on
      can i use the ten percent code on a single class
      does the newsletter code work on memberships
      the welcome code i got by email won't apply
      subscriber code rejected
      the code in your newsletter says not valid
      it's the one you emailed me for subscribing
      the code i got when i subscribed
      it is the newsletter one
      that 10% off one from your mailing list
      can i use the newsletter discount twice
      newsletter code for reformer drop-in
      mailing list discount code doesn't do anything
      i signed up for the newsletter, how do i use my code
      is the subscriber discount for any class
      does the sign up code take money off my second pack
      my partner wants to use my newsletter code
      the code from the prelaunch list isn't working
      first pack discount code not working
    `),
    answer: {
      passage: 'site:newsletter-offer',
      lead: 'The newsletter promo code is for your own first pack, so it doesn’t work for drop-ins or memberships. Enter it at checkout under ‘Add promo code’.',
      question: 'If it still doesn’t work, our team can help. Shall I ask them?',
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['promo_code_problem', 'newsletter', 'combine_discounts', 'packs_info'],
  },
  {
    id: 'combine_discounts',
    question: 'Can I combine discounts?',
    examples: parseExamples(`
      can i combine discounts
      can i stack two discount codes
      does the member discount work together with a promo code
      can i use a code as well as my member discount
      do discounts add up
      can i use two promo codes
      promo code on top of the two for one
      can i use my ten percent and the newsletter code together
      are offers combinable
      is it possible to use a voucher code with member prices
      do i get both the member price and the code
      can you add a promo code to an offer
      which discount applies if i have two
      does the 10% come off after the code
      multiple discounts at checkout
      stacking offers allowed?
      i'm a member and have a code, do both count
      can the first pack discount be combined with anything else
      member discount plus newsletter discount?
      would a code still work if im already getting ten percent off
      double discount
      can i put a discount code on the starter offer too
      can i double up my code with the two for one
      does my promo code work on top of the tuesday offer
      can a code be used with the starter offer as well
      can i add my voucher code to the 2-for-1
      does my member discount stack with a code
      do i get both discounts
      can i add the code to the member price
      is it 10 and 10, so 20
      both offers together?
      promo plus membership, does that add up
      can i use the newsletter code on top of member price
      do the offers stack
      can i have 2 for 1 and my code
    `),
    answer: {
      text: 'You can’t combine discounts. If more than one applies, such as a member discount and a promo code, you’ll get the best one.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
    slots: ['product'],
    followUps: ['promo_code', 'member_benefits', 'discounts'],
  },
  {
    id: 'pending_payment',
    question: 'My bank shows a pending payment',
    examples: parseExamples(`
      my card was declined but my bank shows the payment
      payment failed but the money is pending
      it says declined but there's a pending charge
      your site said payment failed, my bank app says £20 pending
      error at checkout but money reserved on my account
      card refused yet the amount shows in monzo
      the transaction is pending though the booking failed
      starling says pending £12 but you said it failed
      was i charged? it said payment unsuccessful but there's a pending amount
      declined and still taken from my account
      a pending transaction from you but no booking
      revolut shows a charge although the page said error
      why is there a pending payment if my card was rejected
      payment didn't go through but money left my bank
      the payment timed out, has it been taken
      the page crashed when i paid, did i pay or not
      checkout froze after i pressed pay
      i got an error but i think you took the money
      failed payment shows as pending, will it drop off
      tried to pay three times, three pending amounts in my bank
      pending charge after a failed booking
      should i pay again or did the first one go through
      card was declined but the bank shows the money gone
      declined yet my banking app says paid
      payment failed but it's been taken from my account
      money has left my account but it says pending
      bank shows it as authorised, did i pay
      there's a hold on my card for twenty pounds
    `),
    answer: {
      text: 'Before you pay again, check for a confirmation email or look in My bookings. If nothing’s been booked or bought, we won’t keep the money. Shall I ask our team to check the payment?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['money_taken_no_booking', 'payment_declined', 'refund_status', 'talk_to_human'],
  },
  {
    id: 'hold_limit',
    question: 'Why can’t I hold another place?',
    examples: parseExamples(`
      it says i'm already holding too many places
      website says too many holds
      i can't book, it says i've reached the limit of places held
      what does maximum 3 places held mean
      why does it say you are already holding 3 classes
      it won't let me hold another place
      says wait two minutes before holding this class again
      error about holding places
      i opened several classes and now it blocks me
      holding limit reached, what now
      the page tells me i hold too many classes
      message about hold limit when i book
      you already have three places on hold
      can't reserve more, says limit
      i do not understand the message about held places
      site write that i hold maximum, what this mean
      too many held places, please explain
      i clicked book a few times and now it says limit
      how many places can i hold at once
      why am i blocked from holding a place
      sorry my english, page say hold limit, i only want book one class
    `),
    answer: {
      text: 'You can only hold places in a few classes at once. Finish the booking you’ve started, or wait until the hold ends, then try again. If it still doesn’t work, our team can help. Shall I ask them?',
      links: [{ label: 'See the timetable', to: '/timetable' }],
      offer: 'talk_to_human',
    },
    followUps: ['hold_time', 'how_to_book', 'talk_to_human'],
  },
  {
    id: 'wrong_email_booking',
    question: 'I gave the wrong email address',
    examples: parseExamples(`
      i put the wrong email in when i booked
      typed my email address wrong at checkout
      there's a typo in the email i booked with
      booked with the wrong email address
      i misspelled my email and didn't get the confirmation
      the confirmation went to an old address of mine
      i used an email i no longer have for my booking
      can you correct the email on my booking
      wrong email on my order
      i made a mistake in my email when paying as a guest
      i wrote gmial instead of gmail when booking
      my email on the booking is wrong
      confirmation was sent to the wrong address because of my typo
      sent the booking to my work email by mistake, i've left that job
      i entered a wrong email address, how do i get my qr code
      email typo, no confirmation
      please change the email address for my class booking
      i gave you the wrong email for my purchase
      used my husband's email for my booking by mistake
      i can't open the mailbox i booked with
      i misspelled my email when i booked
      put gmial in my booking email
      typo in my email when booking so no confirmation
      i wrote hotmial.com by mistake at checkout
      booked just now but typed my email wrong, am i still in
      my booking has an email with a typo, resend please
      wrote my email address wrong when i paid
      i misspelled my email when booking, where's the confirmation
      put gmial instead of gmail
      wrote hotmial instead of hotmail on my booking
      i spelt my email wrong when i booked
      put the wrong address in at checkout so no confirmation came
      typed gamil by mistake on my booking
    `),
    answer: {
      text: 'I can’t change the email address on a booking, so I’ve passed this to our team. Which class is it, and what’s the right email address?',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    slots: ['booking'],
    followUps: ['confirmation_missing', 'change_email', 'talk_to_human'],
  },
];
