import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about a product named by its price, prices that seem high, and whether a price is per person or per class. */
export const priceQuestionTopics: readonly AssistantTopic[] = [
  {
    id: 'product_by_price',
    question: 'What do I get for my money?',
    examples: parseExamples(`
      what's in the £35 deal
      what is the 35 pound offer
      what do i get for 25 quid
      what's included in the 9 pound class
      what's the £100 one
      tell me about the 150 a month thing
      what does the 300 pound pack include
      the £220 one, what's that for
      what exactly is the twenty five pound offer
      is the £9 thing a whole class
      how does the 12 quid deal work
      what's the catch with the 35 pound pack
      explain the £120 membership
      what do you get with the 220 a month one
      the forty five pound session, what is it
      what comes with the 75 quid one
      i saw something for £35 on your site, what is it
      your £350 option, what's that
      what would i get for thirty five pounds
      the hundred pound membership, what can i do with it
      does the 35er include reformer
      what's that offer for twenty five
    `),
    answer: { lookup: 'product-by-price' },
    slots: ['product'],
    followUps: ['what_to_buy', 'covers_what', 'packs_info'],
  },
  {
    id: 'price_complaint',
    question: 'Why are classes so expensive?',
    examples: parseExamples(`
      that's expensive
      why so expensive
      £20 for one class is a lot
      twenty quid, are you having a laugh
      bit steep isn't it
      your prices are mad
      why does reformer cost so much
      is there gold on the floor for that price
      do i get champagne with that at £20
      how can you justify these prices
      for twenty pounds i expect a butler
      do the springs come with diamonds
      too pricey for me
      london prices eh
      that's daylight robbery for a yoga class
      wow £300 is a lot of money
      do you think we're all made of money
      my gym is £25 a month, why are you so dear
      i could buy a week's food for that
      is it worth the money
      what makes it worth £15
      can't afford that, it's very expensive
      jeez how much?!
      are the instructors made of gold or what
      seems overpriced
      reformer is twice the price of anywhere else
      £12 for lying on a mat lol
      does that price include a massage
      i nearly fell off my chair at the prices
      20 quid for reformer is taking the mick
      15 pounds for a mat class is a bit rich
      twelve quid to lie on the floor, seriously
      taking the mickey with those prices
      do the instructors do my laundry too for £20
      for that money i want a foot rub
      another studio only charges 15
      it's cheaper elsewhere
      the gym round the corner costs half
      you're dearer than everyone else
      other studios are cheaper
      a different studio does it for less
      another studio's website says less
      a place near me charges 60 for that
      on another site it's cheaper
      my friend says unlimited costs 200 a month, that's loads
      heard it's really expensive
      300 quid for ten, any way to get that cheaper
      nearly fell off my chair at the price, any way to bring it down
      that's a lot for ten, can it be cheaper
      300 for ten is steep, any way to get that down
      nearly spat out my tea at £300, can it be cheaper
    `),
    answer: { lookup: 'price-complaint' },
    slots: ['activity', 'product'],
    followUps: ['cheapest_option', 'intro_offer', 'compare_value', 'discounts'],
  },
  {
    id: 'price_unit',
    question: 'Is the price per person, per class?',
    examples: parseExamples(`
      is that per person
      is that price per class
      per class or per month
      is that per session
      is it per person or for both
      is the price for one class
      £20 each time?
      so 20 every single class?
      is that a one off or monthly
      is that a monthly price
      is that weekly or monthly
      is that for one person
      does the price include everything for one class
      each or total
      is that each
      per head?
      what do i get for that, one class?
      is it a one time payment
      is that price for a whole hour
      is it 15 pounds every time
      do i pay that each time i come
      that's for one go yeah?
    `),
    answer: {
      text: 'Class prices are for one person and one class. You pay for a pack once, and for a membership every month.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
    slots: ['product', 'activity'],
    followUps: ['price_class', 'packs_info', 'memberships_info', 'extra_fees'],
  },
];
