import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about ways to pay. */
export const paymentTopics: readonly AssistantTopic[] = [
  {
    id: 'payment_methods',
    question: 'How can I pay?',
    examples: parseExamples(`
      how can i pay
      is it safe to enter my card on your site
      what payment methods do you take
      card or cash?
      which cards are accepted
      contactless
      ways to pay
      do i have to pay online
      is payment secure
      bitcoin accepted?
      can i pay by cheque
      how does paying work on your website
      can i split the payment over three months
      do you take american express
      payment options please
      i don't trust putting my bank card in websites, who handles it
      can my company pay by bacs
      do you accept credit cards
      which payment types do you accept
      how do i pay for a class
      can i pay with my phone
      Do you still accept cheques, or must it be a card?
      can pay with card from brazil?
      I only have a US credit card, will that go through?
      you take cash?
      is american express ok
      do you take foreign cards
      can i use a us card
      does monzo work
      which cards
      can i use my euro card
      can i use a euro card
      my bank is german, is that ok
      do i need a british card
      contactless or what
      do you take euros or only pounds
      can i pay with euros or dollars
      which currency do i pay in
      what cards can i use
      how do you take payment
    `),
    answer: { passage: 'faq:ways-to-pay' },
    slots: ['product'],
    followUps: ['pay_later_at_desk', 'extra_fees', 'invoice_receipt', 'third_party_pass'],
  },
  {
    id: 'pay_later_at_desk',
    question: 'Can I pay at the front desk?',
    examples: parseExamples(`
      can i pay at the desk
      can i pay when i get there
      pay on the day
      do i have to pay in advance
      can i book now and pay later
      pay at reception
      can i turn up and pay
      i'd rather pay in person
      can i reserve and settle up when i arrive
      is it ok to pay after the class
      can i bring cash
      pay on arrival?
      do you take cash at the door
      no card, can i pay you there
      book without paying first
      can i give the money to the instructor
      my card is at home, could i pay when i come in
      hold a place for me and ill pay tomorrow
      pay upon arrival
      is there a card machine at the studio
      can i buy a pack at the front desk
      don't want to pay online
      must i pay upfront
      can i owe you till payday
      cash
      pay at the studio
      can i pay in cash at reception
      can i pay when i arrive
      pay in person
      can i pay after class
      can i book and pay later
      do i need to pay when booking
      can i pay at the front desk on the day
      do i have to pay now
      pay when i get there?
      do you accept cash
      payday is friday, can i settle up when i come in
      I am not comfortable giving card details over the internet. May I pay when I arrive?
      Can you invoice us and we pay later?
      i pay cash when come, ok?
      Can we be billed at the end of the month
      I'd rather bring my purse and pay you in person
      cash at the desk?
      do you accept cash when i come
      can i settle at the end of the month
      can i pay on the day in person
      rather not pay now, can i do it there
      rather pay when i get there
      can i bring cash tomorrow
      bring cash tomorrow ok?
      pay you in person
      can i pay when im there
      pay on arrival ok?
      can i settle up when i arrive
      would you take cash on the day
    `),
    answer: {
      text: 'Online, you pay by card when you book. If you’d rather pay at the front desk, our team can book you in. Shall I ask them?',
      links: [{ label: 'Contact us', to: '/contact?topic=booking' }],
      offer: 'talk_to_human',
    },
    followUps: ['payment_methods', 'book_now', 'how_to_book'],
  },
  {
    id: 'third_party_pass',
    question: 'Do you take ClassPass?',
    examples: parseExamples(`
      are you on gympass
      can i use my urban sports club
      wellhub accepted?
      do you work with vitality
      is it covered by health insurance
      cycle to work type benefit scheme
      can i come with gympass
      can i claim this on my health cash plan
      classpass?
      class pass
      urban sports
      do you accept hussle
      can i book you through mindbody
      are you on treatwell
      my employer gives us wellhub, does it work here
      bupa cover pilates with you?
      will axa pay for my sessions
      can i use my work perks card
      moveGB
      do you take perkbox vouchers
      i have a usc m membership, can i check in
      simplyhealth claim
      is there a partner app like classpass
      can i use virgin active membership with you
      esports pass or multisport card
      groupon
      do you accept classpass
      is classpass ok
      do you accept urban sports
      can i use gympass
      can i book through classpass
      are you on classpass
      do you take wellhub
      do you accept health insurance
      can i use my vitality membership
      can i pay with health insurance
      are you on urban sports club
      do you partner with any fitness pass
      we get gympass through the trust, any good here
      hussle pass work here?
      can i use my puregym membership
      I'm on ClassPass back home in Chicago, can I use my credits
      can my gym membership be used with you
      wellhub?
      do you accept virgin active or other gym cards
      do you work with gympass
      urban sports club?
      do you take moveGB
      gympass, is it accepted
      do you work with hussle
    `),
    answer: {
      text: 'You book and pay with us directly. As far as I know, we don’t take ClassPass, Urban Sports Club or similar schemes. Shall I ask our team?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['price_list', 'discounts', 'payment_methods'],
  },
];
