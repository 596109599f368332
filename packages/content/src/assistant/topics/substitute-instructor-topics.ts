import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about another instructor who teaches a class. */
export const substituteInstructorTopics: readonly AssistantTopic[] = [
  {
    id: 'substitute_instructor',
    question: 'What if another instructor takes over?',
    examples: parseExamples(`
      what if another instructor takes over
      my teacher was swapped can i get a refund
      the instructor changed, can i cancel for free
      i only booked because of amara and now it's someone else
      is there a refund if it's a different teacher
      different instructor turned up
      do you tell us if there's a cover teacher
      cover instructor, do i get my money back
      i wanted jonah but got a substitute
      my class has a stand-in teacher
      do i have to come if the teacher changes
      teacher replaced at the last minute
      is it ok to cancel late because the teacher changed
      what happens if ines is off sick
      will the class still run without my usual instructor
      the person teaching isn't the one i booked
      instructor substitution policy
      refund because of sub
      can i move my booking because the instructor changed
      if noor is away who teaches
      what happens when the teacher is ill
      teacher off sick, is my class happening
      teacher was off sick and class got pulled, do i get my money back
      if the teacher's off and it doesn't run do we get paid back
      teacher ill so no class, money back?
    `),
    answer: {
      text: 'If another instructor takes over, the class goes ahead, so there’s no refund for that. If we cancel the class, we’ll refund you or return your session. You can still cancel free of charge up to 24 hours before the class starts. Shall I ask our team what else is possible?',
      links: [{ label: 'My bookings', to: '/bookings' }],
      offer: 'talk_to_human',
    },
    slots: ['instructor', 'booking', 'day', 'time'],
    followUps: ['cancel_policy', 'instructor_of_class', 'move_booking', 'talk_to_human'],
  },
];
