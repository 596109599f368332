import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about tips, price differences, extra classes and paying in part. */
export const priceDetailTopics: readonly AssistantTopic[] = [
  {
    id: 'tips',
    question: 'Do people tip?',
    examples: parseExamples(`
      do you tip the instructors
      is tipping expected
      should i leave something for the teacher
      how much do people normally tip
      can i give my instructor some cash as a thank you
      is there a tip jar
      do i add a gratuity
      can i tip by card
      is it rude not to tip
      tipping culture here or not
      i'm american, is a tip expected
      what's the etiquette on tipping
      can i give the receptionist a fiver
      would the teacher be offended by a tip
      can i bring the teacher chocolates
      is a small gift for my instructor ok
      do staff keep the tips
      is service included
      i'd like to tip amara, how
      tips?
      can i add a tip when i pay online
    `),
    answer: {
      text: 'You don’t pay anything on top of the price. I don’t know whether our instructors accept tips or presents. Shall I ask our team?',
      offer: 'talk_to_human',
    },
  },
  {
    id: 'price_difference',
    question: 'Why do some classes cost more?',
    examples: parseExamples(`
      why does reformer cost more than yoga
      how come mat is cheaper than the machines
      what makes the reformer so much pricier
      why is there a difference between mat and reformer prices
      why do you charge more for machine classes
      why is sound healing 25
      what's the reason reformer is £20 and yoga £12
      why isn't every class the same price
      how come yoga's only twelve quid
      why pay extra for the reformer
      is reformer worth the extra over mat
      mat's 15 and reformer's 20, what am i paying for
      why the extra fiver for reformer
      what justifies the price of the reformer class
      why is prenatal reformer the same price with only six people
      why do the prices vary by class
      what do i get for the higher price on reformer
      can you explain why some classes are dearer
      reformer costs a third more, how come
      why are 1:1s so much more
      what's behind the different prices
    `),
    answer: {
      text: 'The price depends on the kind of class. In a reformer class, everyone has their own machine, and there are no more than ten people. A mat or yoga class takes up to 16. I don’t know more about how we set our prices. Shall I ask our team?',
      catalogue: ['activity:reformer', 'activity:mat', 'activity:yoga'],
      otherwise:
        'The price depends on the kind of class. I don’t know more about how we set our prices. Shall I ask our team?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
  },
  {
    id: 'extra_class_for_member',
    question: 'Can I book more than my sessions?',
    examples: parseExamples(`
      i've used all four of my flex sessions, can i do another
      out of sessions for this month, can i pay for one more
      can members buy a single class on top
      used up my 8 already, what do i pay for a ninth
      can i add one class to my membership this month
      i have off peak but would like an evening class now and then, can i pay extra
      can i pay the difference for a peak class
      off-peak member here, fancy the half five vinyasa, what would that cost
      i'm on flow, can i do the odd reformer and pay separately
      what does a reformer class cost me with a yoga membership
      can i top up my flex 4
      do i need to wait till next month when my sessions are gone
      i've run out of sessions before the month's out
      need one extra class this month, how
      is there a top-up for flex
      my membership doesn't cover reformer, can i just pay for it
      can i buy a drop in as a member
      want a fifth class on flex 4
      i've no sessions left until the 12th, can i still book
      can i come outside my off peak hours if i pay
      does my membership let me buy extra classes cheaper
      got flex 4 and they're all gone, can i get one more
      used all of my flex 8, is there a way to buy another
      used up my sessions and it's only the middle of the month
    `),
    answer: {
      text: 'You can book and pay for any class that your membership doesn’t cover, as a drop-in with the member discount. You can’t top up your sessions or pay just the difference. If your membership has a number of sessions, you get new ones with your next monthly payment.',
      links: [
        { label: 'See the timetable', to: '/timetable' },
        { label: 'See pricing', to: '/pricing' },
      ],
    },
  },
  {
    id: 'gift_card_part_payment',
    question: 'Can a gift card pay part of the price?',
    examples: parseExamples(`
      my gift card isn't enough for a class, can i pay the rest by card
      can i use a voucher and my debit card together
      i've £8 left on my gift card, does it work for a £20 class
      can i split payment between gift card and card
      what if the class costs more than my voucher
      the gift card covers half, what about the other half
      can i put a £25 voucher towards the ten pack
      use up the last few pounds on my gift card
      can i top up the gift card amount with my own money
      gift card is £50 and the pack is £220, can i pay the difference
      can i combine two gift cards
      two vouchers at once, possible?
      there's £3.40 left on it, is that wasted
      does a gift card have to cover everything
      can i pay part with the card i was given and part with visa
      not enough balance on my gift card, what do i do
      can the rest of the price go on my bank card
      pay the remainder by card?
      i want to use my £30 gift card on the starter pack at £35
      partial payment with a gift voucher
      i'd like the gift card to pay what it can
    `),
    answer: {
      text: 'A gift card pays as much as it can, and you pay the rest by card. At checkout, choose ‘Use a gift card’ first. If the price is lower than the balance, the rest stays on the gift card.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
  },
];
