import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about arriving late and leaving early. */
export const latenessTopics: readonly AssistantTopic[] = [
  {
    id: 'late_arrival',
    question: 'What if I’m late?',
    examples: parseExamples(`
      i'm running late, will you let me in
      what if i am 5 minutes late
      my train is delayed, can i still join
      do you lock the door once class has started
      stuck in traffic, will be 10 min late for the 6pm
      is there a grace period
      can i come in halfway through
      i missed the start and the door was shut
      late
      running 3 mins behind, pls hold the door
      bus is late, might miss the beginning
      what happens if im late
      can you tell noor i'll be a few minutes late
      can i join after the start
      you wouldn't let me in and i was only two minutes late!!
      how late can i be
      lateness policy
      do you let latecomers in
      i'm going to be late, do i lose my class
      my meeting overran, there at 18:05, ok?
      overslept and will arrive a bit after 7
      victoria line is down, i won't make the start
      is it ok to slip in quietly after it has begun
      locked out because i was late, do i get my money back
      do you wait for people who are held up
      what if the tube strike makes me late
      im late
      traffic is awful, be there ten past
      can i still get in if i'm late
      are you strict about being on time
      missed the beginning of class today
      will the teacher wait for me
      train cancelled, gonna be late for 7.15
      what time is the door locked
      just missed my bus, 4 minutes late, is that ok
      i got turned away for being late
      if i'm delayed what happens to my class
      running late
      can i come late
      i will be late for class
      am i allowed in late
      what if i arrive late
      5 minutes late
      handover overran, gonna be 5 min late for 0815 will they let me in
      train cancelled, im going to miss the start
      stuck on the northern line, can they wait 3 min
      how late is too late
      bus is stuck, i'll be ten minutes late
      can i slip in after it's begun
      i'm gonna miss the first five minutes
      even two minutes?
      even 1 minute late?
      is three minutes ok
      if the tube breaks down do i lose my class
      train cancelled, will you wait
      there's a strike, what if i'm late
      can i come in once it's started
      do you let people in late
      five minutes late, still ok?
      why so strict about being late
      does being late by two minutes count
      train problems, do i lose my class
      can i come to mat after it's started
      can i get into yoga after the start
      is it possible to join ten minutes in
      what's your rule about lateness
      what's the late thing, can i still come in
      stuck on the victoria line, going to be about ten minutes behind, will you let me in
      my bus isn't moving, if i get there at five past am i locked out
      is there any grace at all if i'm two mins late
      what happens when someone turns up after the class has begun
      train's been cancelled, i'll be late for my 6.30, what do i do
      i'm always a few minutes late from work. is that a problem with the 18:00
      do you lock the doors on the dot
      my sat nav says i'll be there at 6.04 for the 6pm, is it worth coming
    `),
    answer: { passage: 'faq:late-for-class', links: [{ label: 'My bookings', to: '/bookings' }] },
    reason:
      'The door stays closed once a class has started, so that everyone inside is safe and undisturbed. If your train is delayed, call us. We can’t hold the door, but we’d like to know.',
    slots: ['day', 'time', 'booking'],
    followUps: ['contact_details', 'cancel_late', 'arrival_checkin', 'refund_request'],
  },
  {
    id: 'leave_early',
    question: 'Can I leave a class early?',
    examples: parseExamples(`
      can i leave early
      i have to go 10 minutes before the end, is that ok
      is it rude to leave before the class finishes
      need to be out at 6.45, can i slip out of the class
      what if i need to leave half way
      may i step out during class
      can i go to the loo in the middle of class
      i might get a call and have to leave the room
      i'm on call, can i walk out if my pager goes
      can i skip the relaxation at the end
      leaving before the end, do i get anything back
      do you lock people in until it's over
      is it possible to do only the first half hour
      my bus goes early so i would miss the last bit
      what happens if i feel unwell and want to stop in the middle
      can i stop when i've had enough
      have to leave class sooner for the school run
      will it disturb others if i go before the end
      leave early allowed?
      i left the class after 20 minutes, will i be charged
      do i have to stay for the whole thing
      can i duck out ten mins early on thursday
      would the teacher mind if i left before savasana
      i've got to dash off before the end
      is it possible to leave before it ends
      can i walk out if it's too much
      may i sneak off early
      what if i want to go home in the middle
      need to be gone by ten to
      can i leave a bit sooner
      is leaving halfway ok
      must i stay till the end
      want to leave the class before relaxation
      can i go early
      need to leave before the end
      can i leave before the end
      i have to leave early today
      May need to dash at 6.40 for a call. Problem if I slip out?
      can i go before the end, school run
      what if i need to stop halfway
      have to leave the 12.15 at 12.50 is that rude
      got to be out by 7, can i leave before it ends
      i need to dash ten minutes before the end, is that rude
      can i slip out early for the school run
    `),
    answer: {
      text: 'You can stop at any time. If you know you’ll need to leave early, tell the instructor before class.',
      links: [{ label: 'Read the terms', to: '/terms#studio' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_length', 'late_arrival', 'classes_find'],
  },
];
