import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const instructorForBeginnersTopics: readonly AssistantTopic[] = [
  {
    id: 'instructor_for_beginners',
    question: 'Which instructor is good with beginners?',
    examples: parseExamples(`
      who is the kindest teacher for a clumsy beginner
      which instructor takes things slowly
      who's good with nervous people
      which teacher is best for someone uncoordinated
      i have two left feet, which instructor should i go to
      who explains things best
      who is the gentlest instructor
      is there a teacher who doesn't shout
      which of your instructors is patient
      whose class should a total beginner choose
      who would you recommend for a slow learner
      any instructor who is nice to newbies
      i need somebody patient, who do you suggest
      which trainer is least scary
      who teaches beginners
      who's the calmest teacher
      best teacher for someone who has no clue
      which instructor goes slow
      who'd be good for my shy mum
      i'm hopeless at this stuff, who is the most understanding
      instructor for beginners
      which teacher has the most patience
      who is best for first timers
      is any of your teachers good with clumsy people
      who corrects you kindly
    `),
    answer: { lookup: 'instructors-for-beginners' },
    slots: ['instructor', 'activity'],
    followUps: ['instructor_info', 'instructor_schedule', 'beginner_start', 'one_to_one'],
  },
];
