import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const tourTopics: readonly AssistantTopic[] = [
  {
    id: 'tour',
    question: 'Can I book a tour?',
    examples: parseExamples(`
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
      My wife and I should like to look round before committing ourselves. Would Thursday at eleven be convenient?
      can i come see the place
      book me in for a look around saturday
      want to pop by and have a nosey
      PA to Mrs Harcourt. She would like to be shown the premises on Friday at 3.
      PA: my boss wishes to view the studio on monday at 2
      she'd like to be shown around friday
      can i have a nose round before i pay
      arrange a viewing for tuesday please
      fancy a look about, thursday any good
      fancy a look about
      can i have a look about on thursday
      i'd like a look about the place before i book
      can i come see it before i pay for anything
      could me and my maid of honour come have a look round first
      I use a wheelchair and would like to come and look round first. How do I arrange that?
      how do i book a visit to look around
      how can i arrange a tour
      book me a tour
      tour on saturday please
      i'd like to see the place before joining, how do i book that
      can i book a look round for friday
      can i arrange to see the place on friday
      how do you book one of the tours
      how do you book one of those tours
      arrange to see the place
      tour booking, how
      how can i get a tour booked in
      id love to nose around before i join
      get a tour booked in
      nose around before i join
      can i look round on monday
      how do i arrange a look at the place
      arrange a look at the place
      i want to book in for a look round
      how do i get on a tour
      how do i sign up for a tour
      Good morning. I have never joined anything like this and should like to see the premises and speak to someone before I pay. May I?
      i am 71, my grandson found you online, could i come and look at the place before paying anything, and does it cost
      Dear all, would it be possible to call in and meet a member of the team before I decide? Is there a fee? Best wishes, Harold
      before committing to anything i'd like to visit and maybe meet one of the instructors
      i'm a bit wary of gyms so could i come and see it and have a chat with somebody first
      may we visit first and is there any charge for that
      i haven't exercised for thirty years and want to see where it is and meet people before i sign up
      could an old lady come round and be shown what it is all about
      i would prefer to look at the studio and meet the staff prior to booking
      is it possible to call by and be shown how it works, free of charge
      any tours on sundays
      can i do a tour on sunday afternoon
      is there a tour this weekend
      tours at the weekend?
      what days are tours
      too early, is there a later tour
      another day for the tour
      a later time to look round
      can i see the studio on another day
      3pm for a tour
      i'd like to see the place at 2 today
      can i pop in today for a look round
      tour this afternoon possible?
      could i pop in and see the place at 3
      can i have a nosy round before i book
      could i pop by for a nosey before i sign up
      i want to see inside first
      show me round on saturday?
    `),
    answer: { lookup: 'tour' },
    slots: ['day', 'time', 'people'],
    followUps: ['tour_details', 'tour_change', 'address', 'intro_offer'],
  },
  {
    id: 'tour_details',
    question: 'What happens on a tour?',
    examples: parseExamples(`
      are there open days
      how long is the tour
      what happens on a tour
      does the tour cost anything
      can i bring a friend to the tour
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
      Is there any charge for being shown round, and how long does it last?
      whats in the tour
      how long's the look-around and can my friend come
      how long does the look round take
      can my friend come on the look round
      do you charge to be shown round
      does being shown round cost money
      is the viewing free
      do i pay for the look round
      do i need to pay for a tour
      when do tours run
      what times are the tours
      which days can you show people round
      do you do evening tours
      do i have to pay for the tour
      is the tour free and can my mum come
      is a look round free
      does it cost anything to look around
      do i have to pay to look around
      how long's the tour
    `),
    answer: { passage: 'faq:tour', question: 'Would you like to book one?', offer: 'tour' },
    slots: ['day', 'people'],
    followUps: ['tour', 'tour_change', 'address', 'intro_offer'],
  },
  {
    id: 'tour_change',
    question: 'Can I move or cancel my tour?',
    examples: parseExamples(`
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
      cant make my tour tomorrow
      can we do the showing round on saturday instead of friday
      need to cancel that visit i booked to see the studio
      move our showing round to sunday
      different day for the visit to see the studio please
      won't make the viewing, can it be next week
      move my tour to friday
    `),
    answer: {
      text: 'You can move or cancel your tour with the link in your confirmation email, any time before it starts. If you can’t find the email, contact us.',
      links: [{ label: 'Contact us', to: '/contact' }],
    },
    slots: ['day', 'time'],
    followUps: ['tour', 'tour_details', 'contact_details', 'talk_to_human'],
  },
];
