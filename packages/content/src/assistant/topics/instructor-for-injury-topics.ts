import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about instructors for people with injuries. */
export const instructorForInjuryTopics: readonly AssistantTopic[] = [
  {
    id: 'instructor_for_injury',
    question: 'Who teaches people with injuries?',
    examples: parseExamples(`
      which instructor is best for a bad back
      who should i go to with a dodgy knee
      is there a physio among your teachers
      which teacher understands injuries
      who's good with slipped discs
      who would you pick for someone recovering from an operation
      do you have somebody with medical training
      who teaches rehab style
      my hip is bad, whose class is safest
      which of your instructors knows about scoliosis
      who is careful with shoulders
      anyone who used to be a physiotherapist
      best teacher for back pain sufferers
      who do you recommend for people with injuries
      i need an instructor who gets hypermobility
      is freya really a physio
      is freya a proper physiotherapist
      whose class would you send your nan with a new knee to
      any osteopath or physio teaching
      who knows most about bad backs
      which trainer is used to people after surgery
    `),
    answer: { lookup: 'instructor-for-injury' },
  },
];
