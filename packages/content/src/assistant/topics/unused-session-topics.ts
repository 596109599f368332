import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about sessions of a membership that a member hasn’t used in a month. */
export const unusedSessionTopics: readonly AssistantTopic[] = [
  {
    id: 'unused_sessions',
    question: 'Do unused Flex sessions carry over?',
    examples: parseExamples(`
      do unused sessions roll over
      do flex sessions carry over to next month
      if i don't use all four in a month do i lose them
      what happens to the flex classes i don't take
      unused classes on flex 4, do they roll to the next month
      can i save up sessions on the membership
      do leftover sessions get added to next month
      i only used 3 of my 4 this month, do i get 5 next month
      can i bank the classes i don't use
      rollover on reformer flex?
      does flex 8 roll over
      i'm away half the month, can i take the rest of my flex classes in january
      sessions left at the end of the month, gone or kept
      do i keep the two i didn't use
      use it or lose it with flex?
      do membership sessions expire every month
      what if i don't use up the monthly sessions
      can i transfer unused monthly sessions into next month
      do the remaining sessions on my membership stack up
      will my spare flex sessions still be there after the renewal
      is there carry-over on flex 4
      and what about the classes i miss that month, do they move on
      flex renewed, are last month's leftover sessions still there
      do the ones i didn't use last month still work
      new month started, are my old flex sessions gone
      what happened to the sessions i had left before it renewed
      i only used two of my four this month, what happens to the rest
      do i lose sessions that i don't use
      can i carry my leftover classes into december
    `),
    answer: {
      text: 'Unused sessions don’t carry over to the next month. Each payment gives you a new set: 4 sessions with Reformer Flex 4, or 8 with Flex 8. Shall I ask our team about your sessions?',
      catalogue: ['product:reformer-flex-4', 'product:reformer-flex-8'],
      otherwise:
        'Unused sessions don’t carry over to the next month. Each payment gives you a new set. Shall I ask our team about your sessions?',
      links: [{ label: 'See memberships', to: '/pricing#memberships' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['own_credits', 'memberships_info', 'change_membership'],
  },
];
