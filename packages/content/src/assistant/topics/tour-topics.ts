import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about the studio and its tours. */
export const tourTopics: readonly AssistantTopic[] = [
  {
    id: 'tour',
    question: 'Can I book a tour?',
    examples: listExamples(`
      can i see the studio first
      i would like a tour
      can i come and have a look around
      book a visit
      can i pop in and see the place
      show round
      can someone show me round
      book a tour
      tour
      tour please for saturday morning
      i'd love to view the studio before joining
      can i visit tomorrow at 11
      nosy question but can i come and have a peek
      want to check the place out
      arrange a viewing
      any tour slots this week
      when can i come for a look
      is it possible to see the rooms
      can we drop by and look at the reformers
      schedule a studio visit
      are you free to show me the studio on monday
      could i swing by and meet you all
      reserve a tour for me and my sister
      i want to see it before i pay anything
      next available tour?
      guided tour of the studio
      look round
      come and visit
      i'd like to pop by for a nose around
      could i get a tour on friday afternoon
      see the studio
      before i commit i want to have a look
      may i come and view the facilities
      i want to visit you
      sign me up for a tour
      can my partner and i see the place next week
      i want a tour
      tour of the studio please
      have a look around
      can you show me around
      come for a visit
      could we have a tour
      see the studio before i book
    `),
    answer: { lookup: 'tour' },
    slots: ['day', 'time', 'people'],
    followUps: ['tour_details', 'tour_change', 'address', 'intro_offer'],
  },
  {
    id: 'tour_details',
    question: 'What happens on a tour?',
    examples: listExamples(`
      is the tour free
      are there open days
      how long is the tour
      what happens on a tour
      does the tour cost anything
      can i bring a friend to the tour
      do i have to bring anything to the tour
      what will you show me on the tour
      do i need to book the tour or just walk in
      can i try the reformer during the tour
      who gives the tours
      are there tours on sunday
      how much does a studio tour cost
      what days do you do tours
      do i have to buy something after the tour
      is there an open house
      how many people can come on a tour
      can kids come on the tour
      what do i get to see if i visit
      do i have to wear sports clothes to the tour
      how much notice do you need for a tour
      is a tour the same as a trial class
      are tours private or in a group
      tour duration
      is there any obligation if i take the tour
      is it free to look round
      how long does a visit take
      whats included in the tour
      tour price
      do i need an appointment for a tour
      when are the tours
      can i meet an instructor on the tour
      can my husband come too on the tour
      what should i expect on the visit
      do you do tours on saturdays
      open day?
      are tours free
      how long do tours take
      tour cost
      how long does a tour last
      do tours cost money
      what is included in a tour
    `),
    answer: { passage: 'faq:tour' },
    slots: ['day', 'people'],
    followUps: ['tour', 'tour_change', 'address', 'intro_offer'],
  },
  {
    id: 'tour_change',
    question: 'Can I move or cancel my tour?',
    examples: listExamples(`
      change my tour to another day
      cancel my tour
      i can't make the tour tomorrow
      move my tour to 3pm
      reschedule my studio visit
      i need to call off my visit on saturday
      is it possible to change the time of the tour
      i have a tour booked but i'm ill
      running late for my tour
      what time is my tour again
      i lost the email about my tour
      can i bring my tour forward
      postpone the tour
      did my tour booking work
      no confirmation for my tour
      want a different slot for the viewing
      we booked a look round for friday, can we do monday instead
      forgot about the tour, sorry, can i rebook
      where can i cancel the studio tour
      tour reschedule
      do i have to tell you if i'm not coming to the tour
      it says i already have a tour booked
      i wont be able to come and look round after all
      move tour
      cancel tour
      i'm not able to come for my look around
      my tour is at the wrong time
      need a different day for my studio tour
      where's my tour confirmation
      i want to change when i visit
      can the tour be later
      not coming to the tour tomorrow, sorry
      swap my tour slot
      change tour
      change the tour time
      cancel the tour please
      reschedule tour
      tour cancellation
      can i move my tour
      how do i cancel a tour
      can i reschedule the tour
      move my studio visit to next week
    `),
    answer: {
      text: 'You can move or cancel your tour until it starts, with the link in your confirmation email. If you can’t find the email, contact us.',
      links: [{ label: 'Contact us', to: '/contact' }],
    },
    slots: ['day', 'time'],
    followUps: ['tour', 'tour_details', 'contact_details', 'talk_to_human'],
  },
  {
    id: 'about_studio',
    question: 'Tell me about Miles Street',
    examples: listExamples(`
      how long have you been going
      tell me about miles street
      what makes you different
      whats the story behind the name
      are you part of a chain
      is it a family business
      when did you open
      what is miles street
      what kind of studio are you
      what do you do here
      about you
      why should i choose you over other studios
      are you independent
      is it a boutique studio
      is this a gym or what
      are you new
      whats special about your place
      what is your philosophy
      tell me a bit about the studio
      who are you
      how old is the studio
      is it a posh place
      describe your studio in a sentence
      why are you called miles street
      what sort of people come to you
      what is this place
      whats the studio like as a company
      when was the studio founded
      how did it all begin
      what's your ethos
      is it a small studio
      tell me more about you guys
      what are you about
      are you an independent business
      background of the studio
      about the studio
      about miles street
      what is the studio
    `),
    answer: {
      text: 'Miles Street is a small Pilates and yoga studio in Vauxhall, London. It has one room for reformers and one for mat and yoga. The groups are small, so your instructor can see you.',
      links: [
        { label: 'Look around the studio', to: '/studio/environment' },
        { label: 'Classes', to: '/classes' },
      ],
    },
    followUps: ['founder', 'class_describe', 'instructor_list', 'tour', 'address'],
  },
  {
    id: 'founder',
    question: 'Who founded the studio?',
    examples: listExamples(`
      who owns the studio
      who founded it
      who is behind the studio
      founder?
      who started miles street
      who set it up
      whose studio is it
      name of the owner
      who runs the place
      is the owner a teacher
      does the founder still teach
      who is the boss
      who created miles street
      is ines the owner
      why did the founder open a studio
      did ines duarte start it
      who is in charge there
      who had the idea for this
      what did the owner do before
      is it owned by a woman
      founders story
      who's the proprietor
      tell me about the person who opened it
      who's the founder
      who owns it
      owner name
      who opened the studio
      who's the owner of miles street
      whos the woman who founded it
      who is ultimately responsible for the studio
      does the owner still work there
      who came up with miles street
      founder name please
      who is the founder
      who is the owner
      who founded the studio
    `),
    answer: { passage: 'site:founder' },
    followUps: ['about_studio', 'instructor_list', 'instructor_info', 'contact_details'],
  },
];
