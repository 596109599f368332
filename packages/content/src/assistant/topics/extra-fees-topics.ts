import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const extraFeesTopics: readonly AssistantTopic[] = [
  {
    id: 'extra_fees',
    question: 'Are there any extra fees?',
    examples: parseExamples(`
      is there a booking fee
      do prices include vat
      any hidden charges
      is vat on top
      do you add a service charge
      are there extra costs i should know about
      what currency are your prices in
      do you charge for using a credit card
      is there an admin fee
      do i pay extra for mats
      any additional fees when i check out
      is the price on the site the final price
      are taxes included
      dollars ok?
      is there a sign up fee or activation fee
      what else do i have to pay besides the class
      card surcharge?
      is it 20 all in or are there fees
      hate it when there's a sneaky fee at the end, do you do that
      do you charge for equipment hire
      transaction fee
      is 15 pounds everything or plus something
      set up fee for membership
      extra charge for weekends or bank holidays
      any fees?
      is there a fee on top
      do you add vat
      booking fees
      extra charges
      hidden costs
      is vat included in the price
      are there charges besides the class price
      does the price include tax
      is there an extra charge for paying by card
      do you charge booking fees like ticketmaster
      is the price in pounds
      can i pay in dollars
      final price or plus fees
      Is there a joining fee on top of the monthly amount?
      Do your prices include VAT?
      is tax included or do you add it at checkout? and do we tip?
      final price or plus vat
      joining fee?
      is there a sign up charge
      do i pay admin or registration fees
      is the price the final price
      any hidden costs
      do you whack on a booking fee
      Is there an enrolment charge for new members
      enrolment charge?
      booking fee?
      do you add service charge
      anything to pay on top when i become a member
      anything on top when becoming a member
      do i pay something extra when i join
      start up cost for a membership
      one off joining charge?
      is there something to pay to join
      something to pay to join?
      will i be asked for a joining payment
      joining payment?
      will i pay something just to join
      is vat included or added on
      are there any charges at the end i don't know about
      any vat on that
    `),
    answer: {
      text: 'The price you see is all you pay. There are no extra fees, and prices are in pounds.',
      links: [{ label: 'See pricing', to: '/pricing' }],
    },
    slots: ['product'],
    followUps: ['payment_methods', 'price_list', 'invoice_receipt'],
  },
];
