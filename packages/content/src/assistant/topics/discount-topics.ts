import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about discounts, promo codes and member discounts. */
export const discountTopics: readonly AssistantTopic[] = [
  {
    id: 'discounts',
    question: 'Do you have discounts?',
    examples: parseExamples(`
      is there a discount for nhs staff
      any senior concession
      discount for locals
      cheaper rate for unemployed
      corporate discount
      any deals on at the moment
      refer a friend discount
      black friday offers?
      can you do it cheaper
      do key workers get a reduction
      student?
      do pensioners pay less
      oap price
      blue light card accepted
      concession rates
      im a nurse, do i get money off
      teacher discount
      i'm 67 and retired, do you do anything for us oldies
      anything off for disabled people or carers
      we work round the corner, is there a rate for vauxhall residents
      low income rate
      uni student here, any chance of a cheaper class
      do you have a company scheme for staff
      family discount for the four of us
      can i get a loyalty discount, i've been coming for ages
      any sales coming up in january
      do you reward people who bring friends
      20% off?
      can you do me a deal
      military discount
      do you have a student discount
      student discount
      nhs discount
      senior discount
      any discounts
      do you offer discounts
      discount for students
      do you have concessions
      is there a discount for pensioners
      corporate rates
      any special offers
      is there a discount for teachers
      do u do student price im 17
      Is there a reduced rate for pensioners?
      any refer a mate deals
      u do couples discount? me n the missus
      any little something off for us over 60s sweetheart
      creators discount?
      do carers come free or at a reduced price
      unidays??
      that 15% thing i saw, where do i get it
      studentbeans?
      do you do unidays or totum
      something off for pensioners?
      cheaper for over 65s?
      any money off for couples
      do i get anything for referring someone
      teachers discount?
      I'm on universal credit, is there a concession
      concession for universal credit
      concessions?
      reductions for unemployed
      anything for junior doctors
      nhs staff rate
      anything off for teachers
      reduced prices for locals
      carer discount
      do you match prices of other studios
      will you beat another studio's price
      any deals
      any offers on at the moment
      got any deals going
      is there a sale
      any black friday offers
      any christmas offer
      what discounts are there right now
      is there money off for new year
      over 65 discount?
      concession price?
      discount for pensioners
      cyber monday?
      cheaper if i buy two packs?
      bulk discount on packs
      any money off for buying several packs at once
      are kids half price
      cheaper for children?
      is there a child price
      under 18 discount?
      do carers or blue light card holders get less
      is there a concession for over 65s
      im unemployed, do you do a lower rate
    `),
    answer: {
      text: 'I don’t know of any other discounts, such as for students, the NHS or Black Friday. We do have starter offers, 2-for-1 yoga on Tuesday evenings and a member discount. Shall I ask our team?',
      catalogue: ['product:first-mat', 'product:tuesday-yoga-two-for-one', 'product:flow-anytime'],
      otherwise:
        'You’ll find our offers on the pricing page. I don’t know of any other discounts, such as for students, the NHS or Black Friday. Shall I ask our team?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['intro_offer', 'member_benefits', 'newsletter', 'two_for_one'],
  },
  {
    id: 'promo_code',
    question: 'Where do I enter a promo code?',
    examples: parseExamples(`
      i have a discount code, where do i put it
      where do i enter the code at checkout
      can i use two codes
      do you have any voucher codes
      where's the box for the voucher code
      how do i use a promo code
      got a code from instagram where does it go
      coupon
      is there a place for my offer code
      can i combine a promo code with my member discount
      where to type promo
      how to redeem a discount code
      i've been emailed a code for 10% off, what do i do with it
      promo code how does it work
      can the code be used on a membership
      does the code work for single classes or only packs
      can i stack codes
      apply coupon at checkout how
      before i pay where can i add my discount code
      i have a referral code
      can a promotional code be used more than once
      i cant see where to enter my voucher code on the booking page
      do codes work together with the first class offer
      i was handed a flyer with a code on, how do i redeem
      use my newsletter code
      where do i enter my promo code
      where do i put my discount code
      how do i use my promo code
      i have a promo code
      where can i use my discount code
      where do i add a promo code
      can i use more than one promo code
      how do i apply a discount code
      i've got a 10% code
      do you accept promo codes
      where does the influencer code go
      theres a box for a discount somewhere?
      were do i put in the coupon
      can i stack two codes at once
      which box is for the discount code
      where does a discount code go at checkout
      where do i type my influencer's code
      got a code from instagram, where do i put it
      where on earth do i put SPRING10
      where do i put SUMMER20
      i have a code SPRING15, how do i use it
      where on the page does the code go
      how to apply voucher code BLUE5
      apply a code BLUE5
      enter voucher code where
      how do i redeem my promo
      i have a promo, now what
    `),
    answer: { passage: 'site:promo-code' },
    slots: ['product'],
    followUps: ['promo_code_problem', 'newsletter', 'gift_card_use'],
  },
  {
    id: 'promo_code_problem',
    question: 'My promo code doesn’t work',
    examples: parseExamples(`
      my promo code doesn't work
      it says the voucher is invalid
      code expired but i only got it yesterday
      code not accepted
      discount code not working
      the 10% off wont apply
      your code is rubbish it does nothing
      it won't take my coupon
      says code cannot be used for this
      promo rejected
      typed the code three times and it still says invalid
      the newsletter code isn't being recognised
      checkout refuses my discount code
      i put the code in and the price stayed the same
      why is my voucher code not valid
      code error
      never received the promo code after signing up
      i subscribed but no code came
      the discount didnt come off
      it tells me the code has already been used but i havent used it
      cant get the promo to work on the reformer pack
      forgot to add my code before paying, can you take it off now
      the code from your email keeps getting rejected!!
      why does my coupon not count
      tried to use my 10 percent code but nope
      promo code not working
      my discount code is invalid
      the discount code won't work
      promo code says expired
      promo code rejected at checkout
      the voucher code you emailed isn't accepted
      coupon code invalid
      i entered the promo code and nothing changed
      the 10% code doesn't work
      why won't my discount code apply
      my promo code has expired
      problem with my discount code
      newsletter promo code not accepted
      discount code error at checkout
      tiktok code says not valid
      10 percent code is a scam, doesnt work
      subscribed and the welcome discount won't apply to the 2 for 25 thing
      code VAUX10 expired?? you sent it yesterday
      code from the newsletter rejected
      the discount code you sent doesnt work
      promo says expired already
      checkout wont take my 10% code
      SPRING10 just says no
      SUMMER20 wont work
      SPRING15 says invalid
      it just says no to my code
      code you mailed me for 10% off doesn't work
      you mailed me a 10% code and it doesn't work
      discount code from your email fails
      welcome code not accepted
      the 10% off code does nothing
      my 10% says not recognised
      my 10 percent isnt recognised
      entered newsletter code, error
      the code isn't accepted at checkout
      checkout says unknown code
      code invalid
      it says my code is not recognised
      my discount code gets rejected
      promo says expired
      typed in the code and nothing changed
      code from instagram doesn't work
    `),
    answer: {
      text: 'I can’t check promo codes, so I’ve asked our team. Where did you get yours, and what did you want to buy?',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    slots: ['product'],
    followUps: ['newsletter_code', 'gift_card_problem', 'combine_discounts', 'talk_to_human', 'promo_code'],
  },
];
