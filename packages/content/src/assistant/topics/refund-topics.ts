import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const refundTopics: readonly AssistantTopic[] = [
  {
    id: 'refund_request',
    question: 'Can I get a refund?',
    examples: parseExamples(`
      i want a refund
      can i get my money back
      please refund my last payment
      i want my 120 pounds back
      are packs refundable if i don't like it
      refund please
      money back
      give me my money back
      refund me
      how do i get a refund for saturday
      id like to be reimbursed
      is it possible to be refunded
      i couldn't come because of the tube strike, can i have my money back
      do you give refunds
      i was too ill to come to vinyasa, refund?
      would i get a refund for tomorrows class
      what are my rights if i want my money back
      i didnt like the class, can i have my money back
      refund for the class i missed
      not happy, want refunding
      can you put the money back on my card
      requesting reimbursement for a cancelled booking
      can i claim back the fee
      i demand a full refund now
      refnd pls
      can i have a refund
      i'd like a refund for my class
      can you refund me
      how do i ask for a refund
      refund my booking
      i'd like my money back please
      i want my money back please
      bloody rip off i want my 300 quid back
      no way am I paying for that, gonnae gie me my money back
      can i get a refund plese i brought the wrong thing
      can i have my money back if i cancel
      i cancelled too late, can i get the money anyway
      i want the money for tuesday back
      please pay me back, im not coming any more
      give me back the money for my class
      how do i get my money back for a class
      refund for tonight's class please
      i couldn't make it yesterday, is there a refund
      can i have the price of the class back
      would you give me back the £15 for monday
      can i be refunded for tomorrow
    `),
    answer: { lookup: 'refund' },
    slots: ['booking', 'product', 'day'],
    followUps: ['refund_product', 'refund_status', 'cancel_policy', 'cancel_booking'],
  },
  {
    id: 'refund_status',
    question: 'When will my refund arrive?',
    examples: parseExamples(`
      when will my refund arrive
      i cancelled a week ago and no money yet
      where is my refund
      has my refund been sent
      you said you'd refund me but nothing has come
      do i get it back on the same card
      did i get my credit back
      still no refund
      refund not arrived
      chasing my refund
      it's been 10 days and im still waiting for my money
      when do i see the money in my account
      was my payment refunded
      refund status
      how many days until the money is back
      have you processed my refund
      no sign of my refund
      any news on my refund
      can you check if the refund went through
      i got an email saying refunded but my bank shows nothing
      where's my money you owe me for the cancelled class
      refund taking ages
      how will i be refunded, card or credit
      my session still hasn't been returned
      expected refund last friday
      when does the refund show up
      refund to an old card i no longer have
      how long does a refund take
      where's my refund
      when do i get my refund
      i'm still waiting for my refund
      has my refund gone through
      haven't received my refund
      my refund hasn't arrived
      when will the refund be in my bank
      refund still missing after two weeks
      i was told i'd get a refund but nothing yet
      i binned the 7am on monday and the twenty quid still isnt back in my account
      where the hell is my refund its been two weeks
      when will my read fund come threw
      wah gwan, mi cancel from last week and no refund come yet
      money not come back after cancel
      cancelled on sunday, money still not back
      where's my money, i cancelled days ago
      still no money after cancelling
      cancel ok but money no come
      i got out of monday's class and you still have my twenty
      my bank shows nothing from you since i cancelled
      it says refunded but my card hasnt got it
      is the money on its way
      a week since i pulled out and no cash back
      your site says returned to card, where is it
      how come nothing has landed back in my bank
      9 days after i cancelled and zilch
      ten days since i cancelled and zilch
      nothing has landed in my bank
      where has my refund got to
      cancelled my place thursday, still out of pocket
      you said the refund was sent. my bank disagrees
      cancelled thursday and still out of pocket
      i cancelled my place, still nothing paid back
      refund was sent you said, bank disagrees
      cancelled a class, when's the money coming
      session not returned after i cancelled
      hasn't hit my card yet, cancelled last monday
      i cancelled so where's my twenty
      hasnt hit my card
      cancelled, so where's my twenty
      you still owe me for the class i cancelled
      waiting on my refund
      you owe me for the class i cancelled
      you still havent paid me back for monday
      how long do your refunds usually take
      how quickly do refunds arrive
      time it takes for refunds
      how many days until it's in my bank
      when does the money show in my account
      refund still missing after three weeks
      cancelled on the 2nd and no refund yet
      how long do refunds take to show up
      still no refund after 20 days
      cancelled last week and there's still nothing in my bank
      how many days till the money's back on my card
      your email says refunded but my account doesn't show it
      has my refund gone through yet, it was for monday's class
      how long do refunds usually take to land
      has anyone taken the place i released
      did somebody book my released spot yet
      how do i know if my place was taken
    `),
    answer: { lookup: 'refund-status' },
    slots: ['booking', 'product'],
    followUps: ['refund_request', 'invoice_receipt', 'talk_to_human'],
  },
];
