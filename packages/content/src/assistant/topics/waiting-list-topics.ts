import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about the waiting list and changes of classes. */
export const waitingListTopics: readonly AssistantTopic[] = [
  {
    id: 'class_full_waitlist',
    question: 'How does the waiting list work?',
    examples: listExamples(`
      the class i want is full, what can i do
      how does the waiting list work
      can i go on a waitlist
      it says sold out, can you squeeze me in
      will i be told if a space comes up
      how likely is it that someone drops out
      do i have to pay to join the waiting list
      how do i join the waitlist for a full class
      what happens when i get a place from the waiting list
      what if there is no space
      can i turn up in case somebody doesn't come
      how long is the place from the waiting list held for me
      waitlist?
      waiting list rules
      put me on the waiting list for friday
      can you add me to the queue for tonight
      do you have a reserve list
      its fully booked again, is there any way in
      everything i want is always full!! what now
      notify me if a spot opens
      let me know when someone cancels pls
      can i get an alert for cancellations
      how much time do i get to accept a waiting list place
      do people usually drop out last minute
      can i be on more than one waiting list
      is there standby for the 6pm reformer
      can i join the wait list without an account
      do you take money automatically if a space comes free
      does the waiting list book me in by itself
      can i just show up and hope for a no show
      no places left for saturday so can i be first in line
      do you ever add an extra bed when it's sold out
      so annoyed, strength is booked out for weeks. whats the trick to get in
      does joining the waiting list cost anything
      what are the chances of getting off the waitlist
      if i go on the waitlist am i committed to going
      ping me when there is a vacancy
      theres no book button only waiting list, what is that
      how do i get on the list for a fully booked session
      what time of day do you offer waiting list places
      can you overbook me
      would you let me know by email or text if a place opens
      how does the waitlist work
      what is the waiting list
      explain the waiting list please
      can i join the waiting list
      how do i get on the waiting list
      class is full
      class full, what are my options
      sold out what now
      what if the class is fully booked
      tues 1900 shows full. do i just keep refreshing?
      If someone drops out of the 18:00, how will I find out?
      everything's booked up what do i do
      how does the wait list work if i dont see the email in time
      how long do i get to say yes when a space comes up
      do i pay to go on the waiting list
      put me down for the sat 11am if somebody cancels
      what are my chances of getting off the list
      wednesday 6pm is full, is there a list
      it says full, should i keep checking
      sold out again, how do i get in if someone drops out
      do people usually drop out
      add me to the queue for saturday
      full full full, what now
      no places left on sunday, any way in
      if i join the queue am i committed to paying
      how will you tell me a space opened
      there are no places left on thursday, can i get in somehow
      nothing left for sunday, is there a way in
      how do you let people know a place came up
      will i get a text or an email if a space opens
      will you ring me when a space opens up
      put me on the waiting list for tomorrow 6pm reformer please
      everything on saturday is sold out, what now
      can i get told when a spot opens up in yin
      6pm rammed. any way to sneak in
      no free place. want wait. how
      got an email saying a place is mine, how long till it goes
      how will i know if someone drops out
    `),
    answer: { passage: 'site:waiting-list' },
    slots: ['day', 'time', 'activity'],
    followUps: ['waitlist_status', 'classes_find', 'class_spaces'],
  },
  {
    id: 'waitlist_status',
    question: 'Am I still on the waiting list?',
    examples: listExamples(`
      am i still on the waiting list for friday
      what number am i on the waitlist
      take me off the waiting list please
      i want to leave the waiting list
      did i get a place from the waitlist
      i got an email that a space is free, now what
      check my position in the queue for saturdays class
      have i moved up the waiting list
      cancel my waitlist entry
      where can i see my waiting lists
      how far down the list am i
      i'm 3rd on the waiting list, has that changed
      remove me from the wait list for tonight, i made other plans
      i don't need the waiting list place any more
      no news from the waitlist, am i on it
      i joined the waiting list yesterday but got no confirmation
      my waiting list offer has expired, what happened
      i missed the email offering me the place
      the link in the waiting list email doesnt work
      someone else got the place before me on the waitlist
      did my waiting list place turn into a booking
      how many people are ahead of me for the 18:00
      come off waitlist
      waitlist status
      any movement on the waiting list for yin
      i was offered a place but can't make it, how do i turn it down
      still waiting for a space in strength, whats my place in line
      have i got in from the waitlist yet
      am i in for tonight or still waiting
      drop me off the wait list pls
      where do i accept the place you offered
      what position am i
      forgot which waiting lists i'm on
      i got offered a place at 6am and it ran out before i woke up
      you said you'd email when a space came free and you didnt
      i can't join the waiting list again, why
      the countdown for my waiting list place, how long have i left
      leave the waiting list
      how do i leave a waitlist
      remove my name from the waiting list
      what is my position on the waiting list
      am i on the waitlist
      where am i on the waiting list
      is my waiting list place still valid
      what number am i in the queue
      Take me off the queue for Thursday's strength
      Did I get the waitlist place or not? Got a vague email.
      cant see my waiting list anywhere
      want to come off the waiting list for friday
      still waiting for sunday, any movement
      any news on the place i was queueing for
      have i moved up for thursday
      did i get in off the list
      where do i see the queue i joined
      please drop me from the sunday waiting list
      have i got in to the thursday one yet, i queued
      i changed my mind about queueing for tonight
      i don't want to queue for tonight any more
      changed my mind, stop queueing me for friday
      i queued for monday, did i get it
      did i move up at all on thursdays list
      am i on the list or did i dream it
      am i next in line for the 6 oclock
      i am in queue still?
      did my spot on the list come through? i don't get call alerts
      did i get off the waitlist for mei
      take me off the waiting list
    `),
    answer: {
      text: 'My bookings shows the waiting lists you’ve joined, and you can leave them there. If you joined without logging in, use the link in our email about the waiting list.',
      links: [{ label: 'My bookings', to: '/bookings' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_full_waitlist', 'classes_find', 'talk_to_human'],
  },
  {
    id: 'class_changed',
    question: 'Has my class changed?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'The timetable and your booking show the current time and instructor. If another instructor takes over, the class goes ahead. If we move a class to another time you can cancel it for a full refund, and if we cancel it we email you as soon as we know.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Open the timetable', to: '/timetable' },
      ],
    },
    slots: ['day', 'time', 'activity', 'instructor', 'booking'],
    followUps: ['studio_cancels', 'instructor_of_class', 'own_bookings', 'move_booking'],
  },
];
