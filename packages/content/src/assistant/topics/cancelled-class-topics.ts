import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const cancelledClassTopics: readonly AssistantTopic[] = [
  {
    id: 'studio_cancels',
    question: 'What if you cancel the class?',
    examples: parseExamples(`
      what if you cancel the class
      you cancelled my class, do i get my money back
      why was the class cancelled
      got an email that tonight is cancelled
      will the class go ahead with the tube strike
      is class still on in this snow
      why have you taken my class off the timetable
      what if not enough people sign up, do you cancel
      has my class been called off
      do you cancel if its only me
      my class has disappeared from the timetable
      class cancelled by the studio
      is there a minimum number for a class to run
      why did you cancel vinyasa
      what do i get if the studio cancels on me
      heating broken? is class on
      what happens if you cancel my class
      if the studio cancels do i get a refund
      my class was cancelled by you, what now
      you cancelled on me
      why did you cancel my class
      class cancelled, refund?
      what if the class is cancelled
      why was tonight's class cancelled
      will i be refunded if you cancel
      received an email saying my reformer has been cancelled
      class vanished from the timetable, will i be refunded
      my 6pm got scrapped by you lot, what about my money
      you scrapped my class, what about my money
      my 7am was pulled by you, refund?
      class didnt run. refund?
      class didnt run
      the class was called off, refund?
      our teacher cancelled the class today, do we get money back
      class got cancelled by you, what happens now
      you cancelled my class, do i get refunded
      what happens when you call a class off
      if the teacher is ill do you cancel
    `),
    answer: { passage: 'faq:studio-cancels' },
    slots: ['booking', 'day', 'time', 'activity', 'instructor'],
    followUps: ['refund_status', 'own_bookings', 'contact_details'],
  },
];
