import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about arriving, leaving and the first-visit form. */
export const arrivalTopics: readonly AssistantTopic[] = [
  {
    id: 'arrival_checkin',
    question: 'How early should I arrive?',
    examples: listExamples(`
      how early should i arrive
      what time do the doors open before class
      where do i check in
      how do i get into the building
      what do i do when i get there
      is there a reception
      do i need to come early
      how long before class should i be there
      can i come half an hour before
      what happens on arrival
      do i check in with someone
      what time should i turn up for the 7.15
      earliest i can come in
      is the front door open or do i ring
      where do i go when i walk in
      do i have to say my name at the desk
      check in process
      is 5 minutes before enough
      i'm at the door and it's shut, how do i get in, class is in ten minutes
      first visit, how does arriving work
      do i wait outside or inside
      can i arrive early and stretch
      when should first timers get there
      how much earlier than the start
      is there a bell
      whats the procedure when i arrive
      what time should i get there
      arrive when
      where do i report to
      how do i check in
      is there anyone at the desk when i come
      do i just walk in
      when can i get into the studio
      who do i show my booking to
      how soon before can i enter
      can't get in, nobody answers the door
      tell me the drill for when i turn up
      how early do i need to be there
      when should i arrive
      how do i get in
      how does check in work
      what time should i be at the studio
      is there someone at the front desk before class
      arriving for the first time
    `),
    answer: {
      text: 'Come 10 minutes early and show the QR code from your confirmation email at the front desk. If the arched oak door is shut, ring the bell. Once a class has started, you can’t join.',
      links: [{ label: 'My bookings', to: '/bookings' }],
    },
    slots: ['day', 'time', 'booking'],
    followUps: ['qr_code', 'late_arrival', 'directions', 'what_to_bring', 'facilities'],
  },
  {
    id: 'qr_code',
    question: 'Where is my QR code?',
    examples: listExamples(`
      how does the door code work
      where is my code
      i lost the code for the door
      the qr code doesnt scan
      qr code?
      where do i find my qr code
      do i have to print the qr code
      what is the barcode in my email for
      can i show the code on my phone
      my screen is cracked and the qr won't read
      i deleted the email with my qr
      what is the 8 letter booking code
      do i need the qr to get in
      does every person need a separate qr
      where do i scan my code
      phone battery died, can i check in without the code
      how do i get my entry code
      no code in my confirmation
      booking code where
      is the code the same every time
      do i show a ticket at reception
      the scanner said invalid code
      i cant open the qr image
      can i add the qr to apple wallet
      qr
      how does the qr thing work
      cant find my code
      what do i show at the desk
      is a screenshot of the code ok
      lost my booking code
      code not working at check in
      which code do i need to show
      do my friends need their own code
      where's the ticket
      my qr code
      show my qr code
      send me my qr code
      where do i get the qr code
      qr code not working
      how do i use the qr code
      lost my qr code
      need my check in code
    `),
    answer: { passage: 'site:code-for-the-door' },
    slots: ['booking'],
    followUps: ['arrival_checkin', 'confirmation_missing', 'own_bookings', 'talk_to_human'],
  },
  {
    id: 'late_arrival',
    question: 'What if I’m late?',
    examples: listExamples(`
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
    `),
    answer: { passage: 'faq:late-for-class', links: [{ label: 'My bookings', to: '/bookings' }] },
    slots: ['day', 'time', 'booking'],
    followUps: ['contact_details', 'cancel_late', 'arrival_checkin', 'refund_request'],
  },
  {
    id: 'leave_early',
    question: 'Can I leave a class early?',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'You can stop at any time. If you know that you have to leave early, tell the instructor before the class starts.',
      links: [{ label: 'Read the terms', to: '/terms#studio' }],
    },
    slots: ['day', 'time', 'activity'],
    followUps: ['class_length', 'late_arrival', 'classes_find'],
  },
  {
    id: 'waiver_form',
    question: 'Is there a form before my first class?',
    examples: listExamples(`
      do i have to fill in a health form
      where is the waiver
      what is the form before my first class
      i already told you about my injury, do i have to again
      change my health answers
      do i sign something
      can i do the questionnaire online
      i forgot to fill in the questionnaire
      what do i have to sign at the first visit
      waiver?
      par-q form
      why are you asking about my health
      do i have to answer the health questions
      where do i tell the instructor about my injuries online
      update what i put on my health form, i'm not pregnant any more
      withdraw my health answers
      who sees the health questionnaire
      is there paperwork to do before i come
      disclaimer to sign?
      the form says my health answers expired
      liability form
      medical questionnaire link please
      i skipped the first visit questions, is that a problem
      do i need to accept the waiver each time
      what does the safety form say
      form
      what questions do you ask newcomers about health
      i haven't filled anything in, is that ok
      paperwork?
      can i fill in the health thing now
      where do i accept the safety stuff
      do i need to sign a disclaimer
      how do i edit the answers about my injuries
      why do i have to accept a waiver
      do guests fill in the form too
      health form
      health questionnaire
      do i need to fill in a form
      where is the health form
      first class form
    `),
    answer: {
      text: 'Before your first class, we ask you to accept a few lines about taking part safely. It takes a minute, and you can do it online after you book. The health questions are optional, and you can change your answers in your account.',
      links: [
        { label: 'Your account', to: '/account' },
        { label: 'How we use health answers', to: '/privacy#health' },
      ],
    },
    followUps: ['injury_condition', 'privacy_data', 'arrival_checkin', 'what_to_bring'],
  },
];
