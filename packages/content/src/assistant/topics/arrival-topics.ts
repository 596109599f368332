import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about arriving, the QR code and the first-visit form. */
export const arrivalTopics: readonly AssistantTopic[] = [
  {
    id: 'arrival_checkin',
    question: 'How early should I arrive?',
    examples: parseExamples(`
      where do i check in
      what do i do when i get there
      is there a reception
      do i need to come early
      how long before class should i be there
      can i come half an hour before
      what happens on arrival
      do i check in with someone
      what time should i turn up for the 7.15
      earliest i can come in
      where do i go when i walk in
      do i have to say my name at the desk
      check in process
      is 5 minutes before enough
      first visit, how does arriving work
      do i wait outside or inside
      can i arrive early and stretch
      when should first timers get there
      how much earlier than the start
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
      tell me the drill for when i turn up
      how early do i need to be there
      when should i arrive
      how does check in work
      what time should i be at the studio
      is there someone at the front desk before class
      arriving for the first time
      what happens when i get there
      my class is at 6, when should i be there
      where do i go when i come in
      how long before do i need to turn up
      what do i do when i arrive
      how early can i get in
      how early can i come in to get changed
      can i come early to change, i'm slow
      how soon before class do you let people in
      how early do the doors open before class
      when can i come in before class
      what time do you let people in
      what do i show when i arrive
      do i need id or a printed ticket
      do i need to bring id to class
      do i need to show anything at the door
      how long before the start should i get there
      what do i do when i walk in
      is someone at the front to let me in at 6.45am
      first time on thursday, what time should i turn up
      do i sign in anywhere
    `),
    answer: {
      text: 'Please arrive {early} and show the QR code in your confirmation email at the front desk. If the door’s shut, ring the bell. You can’t join once the class has started.',
      passages: ['access:the-door'],
      otherwise:
        'Please arrive {early} and show the QR code in your confirmation email at the front desk. You can’t join once the class has started.',
      links: [{ label: 'My bookings', to: '/bookings' }],
    },
    slots: ['day', 'time', 'booking'],
    followUps: ['qr_code', 'late_arrival', 'directions', 'what_to_bring', 'facilities'],
  },
  {
    id: 'qr_code',
    question: 'Where is my QR code?',
    examples: parseExamples(`
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
      whats the barcode thing i have to show and where is it
      cant find the code for the door
      phone died how do i check in
      can i show a screenshot of the code
      my phone is dead, how can i show the code
      where's the code i scan
      qr code won't open, what do i show
      the qr doesn't load
      can i just say my name instead of the code
      no battery, how do i check in
      what do i show at the desk if the code doesn't work
      my phone's dead, can i still check in
      should i print the confirmation
      do i need to print anything
      phone's dead, how do i show the code
      my phone died, can i still get in without the qr
      no battery, can you look me up at the desk
      paper copy needed?
      do i have to bring a printout
      can't find the barcode thing for tonight
      do you need to see id or just the code on my phone
      my screen is cracked, will the code still scan
      do i have to print anything out
    `),
    answer: { passage: 'site:check-in' },
    slots: ['booking'],
    followUps: ['arrival_checkin', 'confirmation_missing', 'own_bookings', 'talk_to_human'],
  },
  {
    id: 'waiver_form',
    question: 'Is there a form before my first class?',
    examples: parseExamples(`
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
      Am I required to sign a disclaimer of any sort?
      is there paperwork
      health questionnaire where
      do i have to fill in that medical thing again
      do i sign something first
      is there paperwork to fill in
      will i have to sign something about injuries
      can i do the health form at home
    `),
    answer: {
      text: 'Before your first class, we’ll ask you to accept a short safety waiver. It takes a minute, and you can do it online once you’ve booked. The health questions are optional, and only the instructors of the classes you book see your answers. You can change them in your account, or on your booking page if you booked as a guest.',
      links: [
        { label: 'Your account', to: '/account' },
        { label: 'How we use health answers', to: '/privacy#health' },
      ],
    },
    followUps: ['injury_condition', 'privacy_data', 'arrival_checkin', 'what_to_bring'],
  },
];
