import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about a price that a visitor calculates, or that seems to differ between two pages. */
export const priceCheckTopics: readonly AssistantTopic[] = [
  {
    id: 'price_after_discount',
    question: 'What is 10% off a pack?',
    examples: parseExamples(`
      what is 10% off a pack
      so 10% off 220 is how much
      how much is the class pack with 10% off
      class pack with the newsletter code, how much is that
      what do i pay for the reformer pack with the newsletter discount
      reformer pack minus ten percent
      price of the 10 pack with the newsletter code
      and with 10 percent off
      with the discount its how much
      how much with the code
      what would that be with 10% off
      what does the pack come to after the discount
      how much would i save with 10% off the reformer pack
      flow anytime with the newsletter code how much
      flex 8 with 10% off is what
      starter pack with the code from the newsletter, final price
      whats 220 less 10%
      10% of 300
      20% off the class pack would be how much
      total for the reformer pack with the email code
      what's the price once the 10 per cent comes off
      membership with newsletter code price
    `),
    answer: { lookup: 'discounted-price' },
    slots: ['product'],
    followUps: ['newsletter_code', 'newsletter', 'packs_info'],
  },
  {
    id: 'price_conflict',
    question: 'Why do two prices differ?',
    examples: parseExamples(`
      why does the website show two different prices
      home page says 15 per session but checkout says 20
      your site says from £12 but it wants £20
      pricing page and timetable don't agree on the price
      it said £15 a class on instagram, here it's £20
      two prices for the same class, which one is true
      which price is correct, 15 or 20
      advert says £15 reformer but i see £20
      from £15 it says but reformer is 20
      the price on the class page isn't the same as on the timetable
      how come google says 15 and you say 20
      different price on the timetable than on the front page
      is reformer 15 or 20, your pages say both
      from fifteen pounds a session where
      how do i get the £15 price
      where is the from £15 price
      your leaflet has another price than the website
      why is it more at checkout than on the page
      the flyer said £15
      prices don't match on your website
    `),
    answer: { lookup: 'price-conflict' },
    slots: ['activity'],
    followUps: ['price_list', 'price_class', 'talk_to_human'],
  },
];
