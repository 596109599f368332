import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about what to bring to a tour, and when to book it. */
export const tourPreparationTopics: readonly AssistantTopic[] = [
  {
    id: 'tour_details_asked',
    question: 'What do I need for a tour?',
    examples: parseExamples(`
      what do i need for a tour
      do i have to bring anything to the tour
      do i need to give my phone number for a tour
      why do you need my phone number for the tour
      what details do i give to book a tour
      what should i wear to the tour
      do i need to bring sports clothes to the tour
      can i bring someone to the tour
      can my kids come along to the tour
      do i need an account to book a tour
      do i need to bring id for the tour
      how early should i come for my tour
      is the tour a trial class
      do i exercise on the tour
      how much notice do you need for a tour
      can i book a tour for today
      how soon can i come for a tour
      latest time to book a tour
      can i come for a look today
      can two of us come on the tour
      will someone try to sell me something on the tour
      do i have to wear sports clothes to the tour
      do i need to bring anything to the tour and is it free
      how much notice for a tour
      why do you want my phone number
      what do you need my number for
      do i have to give my phone number
      what info do you need for the tour
      what do you need from me to book a look round
      which details do you want for the tour
    `),
    answer: {
      text: 'A tour isn’t a class, so wear what you like. You don’t need to bring anything or have an account, and you can bring a friend. To book, we ask for your name, email address and phone number, so that we can reach you if something changes. You can book until 2 hours before a tour starts.',
      links: [{ label: 'Book a tour', to: '/tour' }],
    },
    slots: ['day', 'people'],
    followUps: ['tour', 'tour_details', 'tour_change', 'address'],
  },
];
