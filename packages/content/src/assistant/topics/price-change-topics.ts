import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const priceChangeTopics: readonly AssistantTopic[] = [
  {
    id: 'price_changes',
    question: 'Are your prices going up?',
    examples: parseExamples(`
      are prices going up
      will it cost more next year
      any price increase coming
      are your packs going up in price
      is the membership price changing
      will my membership get more expensive
      have you put your prices up
      heard prices are rising in january
      price rise?
      do prices change often
      if i join now does my price stay the same
      is the price locked in
      will flow stay at this price
      when do prices go up
      is it getting dearer
      are you raising your prices
      does the membership price go up each year
      how long are these prices valid
      are these the 2027 prices
      prices next year same?
      will drop ins go up
      have the prices changed since last month
    `),
    answer: {
      text: 'I don’t know of any changes to our prices. The pricing page always shows the current ones. Shall I ask our team?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['memberships_info', 'price_list', 'membership_renewal', 'talk_to_human'],
  },
];
