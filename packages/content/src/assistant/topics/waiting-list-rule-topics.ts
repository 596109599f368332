import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const timetable = { label: 'See the timetable', to: '/timetable' };
const bookings = { label: 'My bookings', to: '/bookings' };

/** Topics about offers, several waiting lists, automatic booking and joining again. */
export const waitingListRuleTopics: readonly AssistantTopic[] = [
  {
    id: 'waiting_list_time',
    question: 'How long do I have to take an offer?',
    examples: parseExamples(`
      how long do i have to accept a waiting list place
      how long is the offer open
      how much time do i get to say yes to an offer
      how long is a waitlist offer valid
      when does the waiting list offer expire
      how quickly do i have to reply to the waiting list email
      how long will you hold the waiting list place for me
      do i have to answer the offer straight away
      how long have i got once you email me about a place
      time limit for accepting a place from the list
      how many minutes to confirm a waitlist spot
      what if i don't see the waiting list email in time
      i missed the waiting list email
      my waiting list offer expired
      offer ran out before i clicked, now what
      the link in the waiting list email says expired
      i was too slow to accept the place
      do i go back to the end of the queue if i miss an offer
      do i lose my position if i ignore the offer
      am i still on the list after missing an offer
      what happens if i ignore the waiting list email
      how fast do i need to be when a place comes up
      is the place gone if i don't reply within the hour
      got the offer in a meeting and missed it
      how long is the place from the waiting list held for me
      how much time do i get to accept a waiting list place
      how does the wait list work if i dont see the email in time
      how long do i get to say yes when a space comes up
      got an email saying a place is mine, how long till it goes
      mail says a spot is free for me, when does it go to the next person
      my waiting list offer has expired, what happened
      i missed the email offering me the place
      i got offered a place at 6am and it ran out before i woke up
      the countdown for my waiting list place, how long have i left
      got the email about a free place, how long have i got
      how long before the offer goes to someone else
      i'm second on the waitlist, when's the cut off
      what's the cut off for the waiting list
      there's an email that a place is free, how long do i have to accept
      got an offer but i'm in a meeting, how many minutes have i got
      i'm driving, how long is the place mine
    `),
    answer: {
      text: 'We hold the place for 60 minutes, or for 15 minutes if the class starts in less than 6 hours. If you don’t book it in that time, we offer it to the next person. My bookings shows the waiting lists you’re still on. If the class has places left, anyone can book them.',
      links: [bookings, timetable],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['waitlist_status', 'class_full_waitlist', 'waiting_list_night', 'waiting_list_automatic'],
  },
  {
    id: 'waiting_list_several',
    question: 'Can I join several waiting lists?',
    examples: parseExamples(`
      can i join several waiting lists
      can i be on more than one waiting list
      how many waiting lists can i join
      waitlist for two classes at once
      can i go on the list for both classes
      is there a limit on waiting lists
      join the waiting list for monday and tuesday
      can i put myself down for a few full classes
      max number of waitlists
      can i queue for more than one class
      what if i get a place in two classes from the list
      am i allowed on multiple waiting lists
      can i join lists for different days
      i want to be on the list for three classes
      several waitlists at the same time ok?
      if i get one place do i stay on the other lists
      does joining a second list remove me from the first
      can i wait for either of two classes
      how many classes can i wait for
      put me on all of the waiting lists this week
      both are full, can i wait for both
      can i go on the list for the 6pm and the 7pm tonight
      join the waitlist for both evening classes
      put my name down for two full classes the same evening
    `),
    answer: {
      text: 'You can join the waiting lists for up to 5 classes at once, and be on up to 10 in total. You get one offer at a time. Once you’ve booked one of the classes that you chose together, we remove you from the other waiting lists.',
      links: [timetable, bookings],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['waitlist_status', 'waiting_list_time', 'waiting_list_automatic'],
  },
  {
    id: 'waiting_list_automatic',
    question: 'Does the waiting list book me in?',
    examples: parseExamples(`
      does the waiting list book me in automatically
      will i be booked automatically from the waitlist
      auto booking from the waiting list
      does it just put me in if a place comes up
      can i be added automatically when someone cancels
      automatic booking waitlist
      do i have to confirm or am i just in
      do i need to do anything when a place comes up
      can you auto book me from the list
      is it automatic or do i get an email
      how do i turn on automatic booking
      turn off automatic booking for the waiting list
      will you book me without asking
      can it book me until two hours before
      do you text me or email me about waiting list places
      how will i know i got a place
      how do you tell me a place is free
      will i get a text when a place comes up
      is the offer by email or sms
      how am i notified from the waiting list
      do you ring me when a spot opens
      do you message me on whatsapp when i get in
      do you take money automatically if a space comes free
      does the waiting list book me in by itself
      would you let me know by email or text if a place opens
      If someone drops out of the 18:00, how will I find out?
      how will you tell me a space opened
      how do you let people know a place came up
      will i get a text or an email if a space opens
      will you ring me when a space opens up
      how will i know if someone drops out
      will a session be used automatically from the waiting list
      am i booked automatically if a place comes free
      if i get off the waiting list is it automatic
      will you book me in without asking if someone cancels
      i don't want to be booked in at the last second, can i set a limit
      worried the waitlist puts me in without telling me
      i need a day's notice for the babysitter, can the automatic thing respect that
      can i stop it booking me automatically on the day itself
      until when would it auto book me
      don't want to be auto booked the night before
      auto booking worries me, i need time to find a sitter
      can the automatic booking stop a day ahead
    `),
    answer: {
      text: 'Normally we email you an offer and you decide. If you log in before you join, you can ask us to book you in automatically, for example until 2 hours before the class. We’ll use a session or a saved card, and never book you in overnight. We don’t send offers by text message.',
      links: [timetable, bookings],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['waiting_list_time', 'waiting_list_charge', 'waiting_list_night', 'waitlist_status'],
  },
  {
    id: 'rebook_cancelled',
    question: 'I cancelled by mistake. Can I rebook?',
    examples: parseExamples(`
      i cancelled my class by mistake
      i cancelled the wrong class
      can i undo a cancelled booking
      undo my cancellation
      i accidentally cancelled my booking can you put me back
      put me back in the class i cancelled
      i cancelled but now i can come after all
      cancelled by accident, want my place back
      can i get back into a class i cancelled
      reinstate my booking
      i pressed cancel by mistake on my reformer class
      restore my cancelled booking
      can i rebook after cancelling
      i released my place but now i can make it
      i gave my place away, can i have it again
      how do i uncancel a class
      oops i cancelled my booking
      can i join the waiting list for a class i cancelled
      it won't let me join the waiting list because i cancelled
      changed my mind about cancelling my class tonight
      i cancelled this morning, any way back in
      cancellation was a mistake please reverse
    `),
    answer: {
      text: 'A cancelled booking can’t be restored, but you can book the class again if it has places left. You can’t join the waiting list for a class if you’ve cancelled a booking for it. If it’s full, choose another class, or our team can tell you what’s possible. Shall I ask our team?',
      links: [timetable, bookings],
      offer: 'talk_to_human',
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['book_now', 'class_spaces', 'refund_status', 'talk_to_human'],
  },
];
