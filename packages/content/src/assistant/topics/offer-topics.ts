import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const offerTopics: readonly AssistantTopic[] = [
  {
    id: 'intro_offer',
    question: 'Is there an offer for a first visit?',
    examples: parseExamples(`
      do you have a trial
      any offer for new people
      starter offer
      what is the two reformer classes deal
      can i try a class before committing
      discount on first visit
      can i use the intro offer twice
      i came once last year, am i still eligible for the starter offer
      taster session
      intro deal?
      first timer offer
      do newbies get anything off
      introductory price for reformer
      i saw something about 2 reformer for 25, is that still on
      first mat class for 9 pounds, how does that work
      welcome offer
      im new, any deals
      beginner's package
      trial pack
      never been before - special price for first class?
      can my husband and i both get the first visit offer
      i've already had the starter offer, can i have it again
      how much is it the first time
      is there a new client discount
      new customer promotion
      can existing members use the first class offer
      trial week or trial month?
      do you have an intro offer
      any offers for first timers
      is there an introductory offer
      do you have an offer for beginners
      what's the first class offer
      first class discount
      do you have a starter deal
      new client offer
      what are your offers for new clients
      is there a deal for my first visit
      hello i am new in london, what is special price for first time
      um is there like a deal if its your first time
      any wee deals for a first timer
      got any new client specials?
      how much is it the first time u go
      tell me about the two reformer for 25
      can i buy the first visit deal twice
      2 for 25 thing, tell me
      whats the deal for newcomers
      two reformers for 25, who can get it
      is there a newbie deal
      how's the 25 quid for two reformers work
      newbie deal?
      what do first timers get
      special for new customers
      first timer offers please
      first timer offers
      your welcome deal
      do newcomers get a deal
      discount on the very first visit
      is there any offer
      any offer for a first visit or something
      got an offer for newcomers
      what does it cost just to try reformer without committing
      how much to try it once
      i don't want to commit yet, what would a try cost
      what's the price for trying it out
      new here, what do i pay for the first one
      first timer price?
      cheapest way for a newbie to try the reformer
      best deal for a first timer on the machines
      anything special for newcomers
      what's the deal for first timers
      is there a taster price
    `),
    answer: { lookup: 'intro-offer' },
    slots: ['activity', 'product'],
    followUps: ['free_class', 'price_class', 'how_to_book', 'promo_code'],
  },
  {
    id: 'free_class',
    question: 'Is the first class free?',
    examples: parseExamples(`
      do you do a free trial
      free taster?
      can i come for free the first time
      can i have a free class
      any complimentary sessions
      first one free?
      can i try it for nothing
      free pilates class
      do you offer a no cost trial
      my gym gave me a free week, do you
      can you give me a class on the house
      is there a freebie for new people
      free month
      could i try one free and then decide
      first session free yes or no
      do you ever run free classes in the park or community sessions
      no charge trial class
      are there any free yoga classes
      can i get a class without paying
      gratis trial lesson?
      do members get a free guest pass
      free class on my birthday
      any free open day with classes
      free trial
      is there a free trial class
      can i try a class for free
      do you offer free classes
      can i get a free class
      free first class?
      any free classes
      free trial class please
      free session
      is ur first go free
      could i maybe try one before paying
      do you have a trial class or a complimentary first session?
      first one on the house?
      is the first one on you
      can i test a class without paying
      try before i buy?
      any chance of a freebie to try it
      freebie to try?
      could i come once for nothing
      do you let people try for free
      try for free?
      do people get a first class free
      is there a no-cost trial
      can i try one for nothing
      is there a complimentary first go
    `),
    answer: {
      text: 'We don’t offer free classes, but we have starter offers, and studio tours are free.',
      catalogue: ['product:first-mat'],
      otherwise: 'We don’t offer free classes, but studio tours are free.',
      links: [
        { label: 'See starter offers', to: '/pricing' },
        { label: 'Book a tour', to: '/tour' },
      ],
      suggestions: ['Is there an offer for a first visit?', 'Book a tour'],
    },
    followUps: ['intro_offer', 'tour', 'newsletter'],
  },
  {
    id: 'two_for_one',
    question: 'How does 2-for-1 yoga work?',
    examples: parseExamples(`
      how does the 2 for 1 yoga work
      two for one tuesdays
      is there a 2-for-1
      what time does the two for one start
      can i bring a friend free on tuesday
      bogof yoga?
      buy one get one free
      tuesday yoga offer
      do we both have to be in the same class for 2 for 1
      does 2for1 apply to reformer
      2 for 1 on tuesday evening still running?
      how do i book the two places for the price of one
      half price yoga on tuesdays
      is yin included in the 2-4-1
      the tuesday evening deal, can i use it every week
      241 offer
      can i use the two for one on my own
      do i need a code for the 2 for 1 yoga
      two of us for one price, which classes
      does it work on other days too, the two for one
      me and my flatmate want the tuesday two for one thing
      what happens with the 2 for 1 if one of us cancels
      tuesday pair offer yoga
      is the twofer on at 5pm tuesday
      what is the two for one offer
      how does two for one work
      when is two for one yoga
      2 for 1
      two for one
      do you have 2 for 1 yoga
      is the 2 for 1 offer on tuesdays only
      is 2-for-1 for reformer too
      tuesday 2 for 1
      can i use 2 for 1 with my friend
      tuesday 2 for 1, can i bring the lads
      is the twofer only on yoga
      is the 2-4-1 on this tuesday
      does my mate need to be in the same class for the two for one
      can i do 2 for 1 on a wednesday
      is it two for one on tuesday
      241 yoga?
      how does the tuesday 2-4-1 work
      can me and my flatmate do the tuesday deal
      tuesday deal for two
      is my flatmate free on tuesday with me
      is it still two for one if we come thursday
      is two for one only tuesday
      two for one thursday?
      bring a mate free on tuesdays?
      tues yoga deal how
      do i need a code for the 2-for-1
      is there a code for the tuesday offer
      how do i get the two for one price
      does the 2-for-1 come off automatically
      where do i put in the two for one
      do we book together for the 2 for 1 or separately
      is the tuesday yoga deal automatic
      can i bring a friend for free on tuesday
      does my friend come free on tuesdays
      is my mate free at tuesday yoga
      two of us to tuesday yoga, how much
      do we both pay on tuesday evening
      bring a mate for nothing?
      free friend on tuesday
      can my friend come along free
      what's the deal with tuesday yoga for two
      four of us on tuesday evening yoga, price
      can my friend come for nothing on tuesday evening
      two of us for yoga on a tuesday evening, what do we pay
      price for me and a friend tuesday night yoga
      what's this tuesday deal for two people
      that tuesday couples thing, what is it
      is the tuesday thing still on
      how do i get the second place free on tuesday yoga
    `),
    answer: { lookup: 'two-for-one' },
    slots: ['day', 'time', 'activity', 'people'],
    followUps: ['book_for_friends', 'book_now', 'intro_offer'],
  },
];
