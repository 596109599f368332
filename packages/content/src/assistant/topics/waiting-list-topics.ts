import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about full classes and the waiting list. */
export const waitingListTopics: readonly AssistantTopic[] = [
  {
    id: 'class_full_waitlist',
    question: 'How does the waiting list work?',
    examples: parseExamples(`
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
      do people usually drop out last minute
      is there standby for the 6pm reformer
      can i join the wait list without an account
      can i just show up and hope for a no show
      no places left for saturday so can i be first in line
      do you ever add an extra bed when it's sold out
      so annoyed, strength is booked out for weeks. whats the trick to get in
      if i go on the waitlist am i committed to going
      ping me when there is a vacancy
      theres no book button only waiting list, what is that
      how do i get on the list for a fully booked session
      what time of day do you offer waiting list places
      can you overbook me
      what is the waiting list
      explain the waiting list please
      can i join the waiting list
      how do i get on the waiting list
      class is full
      class full, what are my options
      sold out what now
      what if the class is fully booked
      tues 1900 shows full. do i just keep refreshing?
      everything's booked up what do i do
      do i pay to go on the waiting list
      put me down for the sat 11am if somebody cancels
      wednesday 6pm is full, is there a list
      it says full, should i keep checking
      sold out again, how do i get in if someone drops out
      do people usually drop out
      add me to the queue for saturday
      full full full, what now
      no places left on sunday, any way in
      if i join the queue am i committed to paying
      there are no places left on thursday, can i get in somehow
      nothing left for sunday, is there a way in
      put me on the waiting list for tomorrow 6pm reformer please
      everything on saturday is sold out, what now
      can i get told when a spot opens up in yin
      6pm rammed. any way to sneak in
      no free place. want wait. how
      add me to the waitlist for monday 7am
      waiting list for sunday vinyasa please
      put me down as reserve for the 19:05
      stick me on standby for tonight's dynamic
      can you pop my name on the list for thursday's yin, it's sold out
      sign me up for the waitlist on saturday 9.45
      want to wait for a place on friday strength
      join waitlist tomorrow 18:00
      tell me if someone cancels the 6pm reformer
      no free places wednesday, put me in the queue
      i need notified if a space comes up in mei's class
      waiting for place, how do it
      any trick to squeeze into a packed class
      reformer strength wed is chockers, can i get on a list
      please queue me for 7am friday
      queue me for tomorrow 7am
      put me in line for the 18:00
      its chockablock on wednesday, can i be on a list
      odds of getting into a full class
      says full. now what
      whack me on the wait list for tomorrows 6pm reformer
      every reformer after work is taken. advice?
      everything after work is taken, advice?
      all evening reformers are gone, what do i do
      put my name on the wait list
      whack me on the list for tomorrows 7am
      its fully booked, can i be told
      do people often drop out of the 6pm
      waitlist please, tuesday female only
      dynamic on thursday is packed out, put me on the list
      please notify me if place becomes free
      notify me if there is a free place
      put me on the list for dynamic thursday
      let me know when a bed opens up at 6
      get me on the waitlist for jonah's class wednesday
      sold out everywhere, how do i get in
      ok how do i get on the list
      so how do i join that list
      how do i join the waiting list then
      it's full, what can i do
      can you squeeze me in if someone cancels
    `),
    answer: { lookup: 'waiting-list' },
    slots: ['day', 'time', 'activity'],
    followUps: ['waitlist_status', 'classes_find', 'class_spaces'],
  },
  {
    id: 'waitlist_status',
    question: 'Am I still on the waiting list?',
    examples: parseExamples(`
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
      you said you'd email when a space came free and you didnt
      i can't join the waiting list again, why
      leave the waiting list
      how do i leave a waitlist
      remove my name from the waiting list
      what is my position on the waiting list
      am i on the waitlist
      where am i on the waiting list
      is my waiting list place still valid
      which position in the line do i have
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
      has my place on the list come up yet
      where am i in the queue for 6pm
      am i still in line for wednesday
      any movement on my waitlist spot
      number in queue?
      did the waiting list work out for me
      i am next for the seven am?
      did i get a spot from the list in the end
      have i got to the front of the queue yet
      remove me from saturdays waitlist
      did i reach the top of the list
      i want off the waiting list for friday
      how many are ahead of me
      how many people ahead of me
      who's before me on the list
      am i waitlisted for friday
      has anything opened up for me
      whats my position
      any luck with my waiting list
      how do i get off a waiting list
      can i come off the waitlist
      leave the waitlist please
      take me off the waiting list for monday
      i don't want to be on the waiting list any more
      how many people are in front of me on the list
      where am i on the waitlist
      take my name off the list for thursday
      am i still in the queue
    `),
    answer: {
      text: 'You’ll find the waiting lists you’ve joined in My bookings, and you can leave them there. If you joined without logging in, use the link in our email about the waiting list.',
      links: [{ label: 'My bookings', to: '/bookings' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_full_waitlist', 'classes_find', 'talk_to_human'],
  },
];
