import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const bookings = { label: 'My bookings', to: '/bookings' };

/** Topics about a payment page that fails, other ways to pay, and refunds at the front desk. */
export const paymentPageTopics: readonly AssistantTopic[] = [
  {
    id: 'payment_page_problem',
    question: 'The payment page is stuck',
    examples: listExamples(`
      the payment page is stuck
      payment page froze
      checkout is frozen
      it just spins when i pay
      payment keeps loading
      the page hung when i pressed pay
      the payment form won't load
      payment form not loading
      cant get past the payment screen
      the card form is blank
      checkout crashed halfway
      my phone died while paying, has it gone through
      browser closed during payment
      lost internet while i was paying
      did my payment go through the page went white
      it crashed at checkout is my place gone
      pressed pay and nothing happened
      pay button does nothing
      stripe won't load
      stripe error at checkout
      stuck on processing payment
      page timed out when paying
      will i be charged twice if i try again
      is it safe to press pay again
      should i pay again if the page froze
      checkout logged me out in the middle
      site kicked me out while i was booking
      it went back to the start when i tried to pay
      wifi dropped on the payment page
      something went wrong message at checkout
      error when i try to pay
      the checkout page is stuck
      i cant see the payment form
      the checkout isn't working
      your checkout doesn't work with a screen reader
      button for pay is greyed out and nothing happens
      pay button greyed out
      stripe failed to load
      it says stripe failed, is it my signal
      trying to pay on my phone and it keeps failing to load
      the card form failed to load three times
      says payment form is not ready
      payment page froze and no money taken, is my place gone
      page froze when paying, do i still have my place
    `),
    answer: {
      text: 'Check your email and My bookings first. If there’s no booking, we don’t keep any payment. We hold your place for 10 minutes, up to 20 while you pay, so check your connection, turn off any ad blocker and open the class again. You won’t be charged twice for one place. If you’re still stuck, shall I ask our team?',
      links: [bookings, { label: 'See the timetable', to: '/timetable' }],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['pending_payment', 'hold_time', 'payment_declined', 'talk_to_human'],
  },
  {
    id: 'apple_pay',
    question: 'Can I pay with Apple Pay or PayPal?',
    examples: listExamples(`
      can i pay with apple pay
      do you take apple pay
      apple pay?
      google pay
      do you accept google pay
      paypal?
      can i use paypal
      is there paypal
      can i pay by bank transfer
      can i pay with amex
      american express accepted?
      do you take debit cards
      is revolut ok
      can i pay with my monzo card
      apple pay doesn't show
      i can't see google pay at checkout
      why is there no apple pay option
      which cards do you take
      do you accept mastercard
      contactless payment online?
      can i pay by direct debit
      pay with crypto
      do you accept amex
      bank transfer possible
      can i pay with revolut
      can i set up a direct debit
      visa ok?
      mastercard
      can i pay by debit card
      can i use google pay
      can i use apple pay on the website
      do you take visa
      do you take mastercard
      do you accept paypal
      do you do direct debit
      would ye take revolut
      do you guys take apple pay
      can I pay with direct payments money by bank transfer
      do you take revolut or monzo
      can i do a bank transfer
      google pay ok?
      do you do paypal
      is visa debit fine
      is samsung pay possible
      can i use apple pay on your site
    `),
    answer: {
      text: 'On this site you pay by card, on our payment provider’s form. I don’t know whether it accepts Apple Pay, Google Pay, PayPal or every kind of card. If yours isn’t offered, try another card. Shall I ask our team?',
      links: [{ label: 'Good to know', to: '/faq#ways-to-pay' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['payment_methods', 'pay_later_at_desk', 'instalments', 'payment_declined'],
  },
  {
    id: 'desk_refund',
    question: 'I paid at the front desk. My refund?',
    examples: listExamples(`
      i paid at the front desk how do i get my refund
      paid at the desk and cancelled, where's my money
      refund for a class i paid for at reception
      i paid with the card machine at the studio, refund?
      how are desk payments refunded
      paid in person want a refund
      i paid at reception and cancelled in time
      do i get the money back at the desk
      where do i get my refund if i paid in the studio
      paid cash at the desk and then cancelled
      refund of a front desk payment
      money back for a booking paid on the spot
      i paid at the counter, cancelled, no refund yet
      is a desk payment refunded to my card automatically
      my class was paid at the front desk, i've cancelled it
      paid when i arrived, now need a refund
      paid the receptionist for mat, cancelled two days before
      refund for something bought at the desk
      how do i get back what i paid at the studio
      i didn't pay online, how does the refund work
    `),
    answer: {
      text: 'What you paid at the front desk is refunded there, so ask our team on your next visit. Your booking page shows what’s due. Shall I ask our team?',
      links: [bookings],
      offer: 'talk_to_human',
    },
    slots: ['booking'],
    followUps: ['refund_status', 'contact_details', 'talk_to_human'],
  },
  {
    id: 'how_to_buy',
    question: 'How do I buy a pack or offer?',
    examples: listExamples(`
      how do i buy a pack
      how do i buy the starter pack
      how do i get the intro offer
      how to purchase a membership
      where do i buy a class pack
      i'll take the reformer offer how
      ok i want the first mat class deal, how do i get it
      how do i sign up for a membership
      where can i buy the two reformer classes
      link to buy the pack
      send me the link to buy it
      how do i start the flow membership
      i want to buy the pack of ten
      take my money, how do i get the starter pack
      can i buy a pack online
      how do i book with the intro offer
      ok i'll take it, how
      how do i claim the first visit offer
      how do i pay for the two for 25
      where do i click to buy
      how do i go about getting the ten pack
      sign me up for flex 4
      how do i join as a member
      buy membership
      buy pack
      i'd like to purchase the off peak membership
    `),
    answer: {
      text: 'Choose it on the pricing page, log in or create an account, and pay by card. Then pick a class on the timetable, and checkout uses your session or membership. Our team can also sell it to you at the front desk.',
      links: [
        { label: 'See pricing', to: '/pricing' },
        { label: 'Create account', to: '/signup' },
      ],
    },
    slots: ['product', 'activity'],
    followUps: ['use_pack', 'guest_account', 'how_to_book', 'packs_info'],
  },
  {
    id: 'intro_offer_rules',
    question: 'Who can buy a first-visit offer?',
    examples: listExamples(`
      can i buy the intro offer twice
      can i use the first visit offer again
      is the intro offer only for new people
      i've been once already, can i still get the starter offer
      can my friend and i share the two reformer classes
      can i give one of the two reformer classes to a friend
      does the intro offer expire
      how long do the two reformer classes last
      can i use the two reformer classes for two people
      i came years ago, do i count as new
      can i get the first mat class if i've done yoga with you
      is the £9 mat class for everyone
      am i still eligible for the first time offer
      can i buy the intro offer with a different email
      can existing members buy the two for 25
      is the first visit deal once per person
      can i have both first visit offers
      can i do the reformer offer and the mat offer
      does my husband get his own intro offer
      do both reformer classes have to be in the same week
      when do i have to use the two reformer classes by
      is the starter deal transferable
      can i give one of them to my flatmate
      and can one of the two be for my friend
      do those two run out
      i did yoga with you once, does the mat offer still count
      is it ok if i've already been to one class
    `),
    answer: {
      text: 'The first-visit offers are for your own first visit. You can buy each of them once, and they’re for one person, so a friend buys their own. The sessions of these offers don’t expire. If you’ve been before and aren’t sure, our team can tell you. Shall I ask our team?',
      links: [{ label: 'See offers', to: '/pricing#offers' }],
      offer: 'talk_to_human',
    },
    slots: ['product', 'activity'],
    followUps: ['intro_offer', 'how_to_buy', 'price_class', 'packs_info'],
  },
  {
    id: 'instalments',
    question: 'Can I pay in instalments?',
    examples: listExamples(`
      can i pay by instalments
      do you do klarna
      can i split the payment for a pack
      pay for the ten pack in three goes
      is there a payment plan
      can i spread the cost
      pay later with clearpay?
      can i pay half now and half next month
      buy now pay later available?
      monthly payments for a pack possible
      is it possible to pay the 300 in parts
      could i pay for the reformer pack over a few months
      do you offer finance lol
      can't afford it all at once, can i pay bit by bit
      deposit now and the rest later
      split the cost over two months
      can i pay weekly
      do i have to pay everything upfront
      paypal pay in 3
      can i pay off a block of 1:1s monthly
      clearpay or klarna
      instalments?
      klarna?
      klarna or paypal?
      payment plan for a pack
      do you do payment plans
      split the cost of the pack over a few months
    `),
    answer: {
      text: 'You can’t pay in instalments online. You pay for a pack when you buy it, and for a membership every month. Shall I ask our team what’s possible?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['payment_methods', 'memberships_info', 'packs_info'],
  },
];
