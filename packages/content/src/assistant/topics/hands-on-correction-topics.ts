import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about instructors who touch clients to correct them. */
export const handsOnCorrectionTopics: readonly AssistantTopic[] = [
  {
    id: 'hands_on',
    question: 'Do instructors touch you?',
    examples: parseExamples(`
      do the instructors touch you
      will the teacher touch me
      i don't like being touched, is that ok
      are there hands on adjustments
      can i ask not to be adjusted
      do they correct you with their hands
      i'd rather nobody touched me in class
      is it hands on
      do you do physical adjustments
      do teachers push you into positions
      will someone grab my hips
      no touching please, is that possible
      do you ask before touching
      what about consent for adjustments
      can i opt out of hands on help
      does the teacher put their hands on you
      i hate being adjusted
      trauma survivor, do instructors touch without asking
      do they ask first before they correct you
      i'm funny about being touched
      hands on corrections?
      are adjustments verbal only
    `),
    answer: {
      text: 'Our instructors ask before they touch, and they explain every exercise out loud too. If you’d rather not be touched, tell the instructor before class.',
      links: [{ label: 'Contact us', to: '/contact' }],
    },
    followUps: ['instructor_qualified', 'nervous_first_time', 'hearing_sight'],
  },
];
