import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const classChangeTopics: readonly AssistantTopic[] = [
  {
    id: 'class_changed',
    question: 'Has my class changed?',
    examples: parseExamples(`
      has the teacher changed for tonight
      is my class still on
      is the 6pm still happening today
      has the time of my class changed
      my class says a different instructor now
      why is there another teacher
      i booked ines but now it shows mei
      is tomorrow morning's yoga definitely going ahead
      the class was at 18:00 and now it says 19:05
      did you move the thursday class
      you swapped the teacher without telling me
      got a message my class has moved to another time
      is there a substitute today
      who is covering for amara tonight, i thought it was her class
      has anything changed with tonights session
      just checking reformer is running as planned
      the room has changed for my class?
      i booked because of jonah and he is not teaching it now
      new time doesn't suit me, you moved the class
      class time is different from my email
      will the class start at the usual time today
      can you confirm the 7.15 is on
      is the sunday class running as normal
      was my vinyasa replaced by something else
      still on for tonight?
      is it a stand in teacher this week
      is the class at the same time as always
      did my class get moved
      just seen a new teacher on my booking
      is it definitely running tonight
      who is replacing freya today
      instructor swap?
      will yoga take place this evening
      you changed the start time and i can't make it
      is the 10am going ahead
      i thought it was with noor, has that been altered
      class still happening?
      different teacher than booked
      has the instructor changed
      has my class been moved
      is tonight's class still on
      is my class running
      is class on tonight as planned
      different time than i booked
      why has the instructor changed
      Did Thursday's 18:00 move? I have it down as 18:15.
      is tonights class still going ahead
      is yin still on
      is the 10am still happening with the tube strike
      it says mei but i booked noor, whats happened
      why is there a different teacher on my friday class
      has the time of sunday's mat been changed
      someone told me 7.15 is off tomorrow, true?
      is vinyasa still on tonight
      is the 7am still on
      is reformer still on tomorrow
      yin still on?
      is sound healing still on this saturday
      is foundations cancelled
      is it true the 18:45 isn't on
      heard tomorrow's 8.15 is off
      is it still on with the snow
      are you still running the sunday one
      just making sure tonight hasn't been called off
      is foundations still running at 11
      email says different start time than the website which is it
      where's jonah gone, its somebody else on my booking
      tomorrow's 10am still happening yeah?
      where has jonah gone, my booking says noor
      my booking has somebody else's name as teacher
      somebody else is down to teach my class
      the website shows one start time and the email another
      is the 6.45 still going ahead tonight
      strength still on?
      foundations still on?
      vinyasa still on?
      dynamic still on tonight?
      mat still on
      the 7.15 still on?
      sunday still on?
      dynamic tomorrow still happening?
      is mei's class still on
      is jonah still teaching thursday
      has noor's 6pm moved
      class got moved and i can't make the new time
      you moved my class, what now
      my class time was changed to later and i can't do that
      has the 6pm moved, my calendar says something else
      is there a different teacher tonight from the one advertised
      did the time of my class change
    `),
    answer: {
      text: 'Your booking and the timetable show the current time, studio and instructor, and we’ll email you if we move or cancel the class. If the new time doesn’t suit you, you can cancel for a full refund. If another instructor takes over, the class goes ahead.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'See the timetable', to: '/timetable' },
      ],
    },
    slots: ['day', 'time', 'activity', 'instructor', 'booking'],
    followUps: ['studio_cancels', 'instructor_of_class', 'own_bookings', 'move_booking'],
  },
];
