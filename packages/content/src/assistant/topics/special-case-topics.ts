import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

const contact = { label: 'Contact us', to: '/contact' };

/** Topics about gift card details, classes that the studio cancels, and messages that only our team can answer. */
export const specialCaseTopics: readonly AssistantTopic[] = [
  {
    id: 'gift_card_message',
    question: 'When and how is a gift card sent?',
    examples: listExamples(`
      when is a gift card sent
      can i add a message to the gift card
      can i write a note with the voucher
      is there space for a personal message
      can the voucher arrive on christmas day
      send the gift card on her birthday
      can i choose the date the gift card is emailed
      what time does the gift card email arrive
      can i get the gift card straight away
      how fast does the voucher come
      i need a last minute present, is it instant
      is the gift card emailed or posted
      can i print the gift card
      do you send physical gift cards
      can you post a voucher
      do i get it or does the person get it
      can i send the gift card to myself first
      will they see how much i paid
      does the recipient get the email directly
      can i schedule a gift card for next month
      gift card sent on a certain day
      can it be delivered on the 25th
      can i put a little message on a present for my auntie
      will it still be valid in march and can i add a message
      does it run out and can i write a note on it
    `),
    answer: {
      text: 'We email the gift card straight away, or at 08:00 on the day you choose, within a year. You can add a personal message. It goes to the email address you enter, so you can also send it to yourself and print it. It’s valid for 24 months.',
      links: [{ label: 'Give a gift card', to: '/checkout?product=gift-card' }],
    },
    slots: ['product', 'day'],
    followUps: ['gift_card_buy', 'gift_card_use', 'gift_card_validity', 'gift_card_lost'],
  },
  {
    id: 'cancelled_class_pack',
    question: 'You cancelled. What about my session?',
    examples: listExamples(`
      you cancelled my class what happens to my session
      if you cancel do i get my session back
      does the pack get longer when you cancel a class
      you cancelled and my pack runs out this week
      is my pack extended if you cancel
      studio cancelled, do i lose my credit
      what if you cancel and i paid with my pack
      even when i paid with a session?
      class cancelled by you, session returned?
      you called off the class but my pack has expired
      do i get extra time on my pack if you cancel
      what about my pack if the class doesn't run
      class was cancelled by the studio, is my session gone
      do i get the credit back when the studio cancels
      will my flex session come back if you cancel the class
      my pack ended and then the class got cancelled
      session lost because you cancelled?
      instructor ill, class cancelled, what about the session i used
      paid with my ten pack and you cancelled
      if the class is called off do pack holders get it back
      you keep cancelling classes, what happens to my session
      the class got cancelled, do i get my session back
      do i lose my session if you cancel the class
      if YOU cancel do i get the session back
    `),
    answer: {
      text: 'If we cancel a class, we return your session in full and extend the pack that paid for it: it expires 14 days later than before, and at least 14 days after the cancellation. Card payments are refunded in full. We email you as soon as we know.',
      links: [
        { label: 'My bookings', to: '/bookings' },
        { label: 'Read the terms', to: '/terms#changes' },
      ],
    },
    slots: ['booking', 'product'],
    followUps: ['studio_cancels', 'pack_expired', 'own_credits', 'refund_status'],
  },
  {
    id: 'substitute_instructor',
    question: 'What if another instructor takes over?',
    examples: listExamples(`
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
  {
    id: 'no_reply_yet',
    question: 'No one has replied to me',
    examples: listExamples(`
      no one has replied to me
      nobody answers my emails
      i emailed you last week and heard nothing
      still no answer to my email
      i filled in the contact form days ago, no response
      why don't you answer emails
      i've written three times and nobody replies
      you never got back to me
      i was told someone would call me and no one has
      nobody called me back
      i'm still waiting for a reply
      you promised to get back to me
      my message was ignored
      no response to my complaint
      i've been ignored
      does anyone read your emails
      i left a voicemail and heard nothing
      how come no one gets back to me
      sent an enquiry about 1:1s ages ago
      waiting since monday for an answer
      it's been a week and no one replied
      your phone just rings out
      no one picks up the phone
      i emailed last week and heard nothing
      why has nobody called me back
      haven't heard from you
      nobody has answered me
      i haven't had a reply
      no one has replied
    `),
    answer: {
      text: 'I’m sorry you’ve had to wait. I’ve passed this to our team. Please tell us what it’s about, and the email address or phone number we can reach you on.',
      links: [contact],
      handOver: true,
    },
    followUps: ['contact_details', 'complaint', 'talk_to_human'],
  },
  {
    id: 'turned_away',
    question: 'I was turned away from a class',
    examples: listExamples(`
      i was turned away from my class
      they wouldn't let me in
      you locked me out of class and kept my money
      i was one minute late and they shut the door in my face
      got refused entry last night
      the instructor wouldn't open the door
      i paid and was not allowed in
      arrived at 6:01 and was sent home
      i was 2 minutes late because of the train and you wouldn't let me join
      not let into the class i paid for
      refused at the door, i want a refund
      you didn't let me in and charged me
      turned away at reception with a valid booking
      stood outside the door and nobody let me in
      the door was closed when i got there on time
      i was early and still couldn't get in
      they said i was too late but i wasn't
      missed my class because the bell wasn't answered
      i couldn't get in, nobody opened
      your receptionist sent me away
      locked out of class, that's not fair
      i ran from the station, got there at 18:01 and was sent away, that's theft
      paid £20 and got turned away for being a minute late, i want the manager
      shut out at one minute past after paying, disgraceful
      2 minutes late and the door was locked
      locked out for being three minutes late
    `),
    answer: {
      text: 'I’m sorry, that’s frustrating. The door stays closed once a class has started, so everyone inside is safe and undisturbed. I’ve passed this to our team. Please tell us which class it was and when you arrived.',
      links: [contact],
      handOver: true,
    },
    slots: ['booking', 'day', 'time'],
    followUps: ['late_arrival', 'complaint', 'talk_to_human'],
  },
  {
    id: 'female_only_who',
    question: 'Who can come to female-only classes?',
    examples: listExamples(`
      who can come to female-only classes
      are trans women welcome in the female-only class
      i'm a trans woman can i come to female only
      can non binary people come to the female only class
      is female only open to trans women
      i'm non-binary, which classes can i go to
      are you lgbt friendly
      do you welcome trans people
      can i come to the women's class if i'm trans
      can girls of 16 come to female only
      do you check id for female only
      is the female only class inclusive
      can my son come to a female only class with me
      who counts as female for the women only class
      are non-binary folks ok in female-only
      i identify as a woman, may i join the ladies class
      trans friendly?
      is the studio queer friendly
      are same sex couples welcome
      gender rules of the female only classes
    `),
    answer: {
      text: 'Everyone is welcome at the studio. Female-only classes are for women and taught by a woman. I don’t know of any rule beyond that, so if you’d like to be sure, our team will answer you in private. Shall I ask our team?',
      links: [contact],
      offer: 'talk_to_human',
    },
    slots: ['activity'],
    followUps: ['female_only', 'female_only_privacy', 'men_welcome', 'talk_to_human'],
  },
  {
    id: 'tour_details_asked',
    question: 'What do I need for a tour?',
    examples: listExamples(`
      what do i need for a tour
      do i have to bring anything to the tour
      do i need to give my phone number for a tour
      why do you need my phone number for the tour
      what details do i give to book a tour
      what should i wear to the tour
      do i need to bring sports clothes to the tour
      can i bring someone to the tour
      can my kids come along to the tour
      do i need an account to book a tour
      do i need to bring id for the tour
      how early should i come for my tour
      is the tour a trial class
      do i exercise on the tour
      how much notice do you need for a tour
      can i book a tour for today
      how soon can i come for a tour
      latest time to book a tour
      can i come for a look today
      can two of us come on the tour
      will someone try to sell me something on the tour
      do i have to wear sports clothes to the tour
      do i need to bring anything to the tour and is it free
      how much notice for a tour
      why do you want my phone number
      what do you need my number for
      do i have to give my phone number
    `),
    answer: {
      text: 'A tour isn’t a class, so wear what you like. You don’t need to bring anything or have an account, and you can bring a friend. To book, we ask for your name, email address and phone number, because we have to reach you if something changes. You can book until 2 hours before a tour starts.',
      links: [{ label: 'Book a tour', to: '/tour' }],
    },
    slots: ['day', 'people'],
    followUps: ['tour', 'tour_details', 'tour_change', 'address'],
  },
];
