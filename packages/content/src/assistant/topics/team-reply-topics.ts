import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about waiting for a reply, complaints, and promises that the visitor says the team made. */
export const teamReplyTopics: readonly AssistantTopic[] = [
  {
    id: 'reply_when',
    question: 'When will someone reply?',
    examples: parseExamples(`
      when will someone answer me
      how long do you take to reply
      i wrote to you two days ago
      nobody has replied to my email
      how quickly do you get back
      did you get my message
      is the team online now
      when are the staff available to chat
      still waiting for an answer
      how long till someone replies
      no one has got back to me
      when will i hear back
      i sent a message on sunday
      are you there
      response time
      has anyone seen my message
      been waiting ages for a reply
      how soon will the team answer
      do you answer at weekends
      when will a person be here
      is someone going to reply to me
      any update on my question
      chat hours
      how long do i have to wait for a human
      when will you reply
      when will i get an answer
      when will someone reply
      how long does it take to get a reply
      when will i get a reply
      is anyone going to answer
      How long should I expect to wait before a member of staff answers me here?
      anyone there?? been 20 minutes
      when's somebody going tae get back tae us
      will someone answer in this chat or do I have to ring
      anyone there, i've waited half an hour
      hello?? still waiting
      been sitting here 15 min
      when will your team answer me
      how long till someone picks this up
      its been an hour and no answer
      an hour and no answer
      how long before someone picks this up
      when do people look at this chat
      how long do i wait for a human
      why is nobody answering
    `),
    answer: {
      text: 'Our team replies here during opening hours. If you leave your email address, we’ll email you the reply. If you used our contact form, we’ll reply within one working day.',
      links: [{ label: 'Contact us', to: '/contact' }],
    },
    followUps: ['contact_details', 'talk_to_human'],
  },
  {
    id: 'complaint',
    question: 'I’d like to complain',
    examples: parseExamples(`
      i want to complain
      the instructor was rude to me
      the class was awful
      very disappointed with your service
      this is unacceptable
      the changing room was dirty
      i'm fed up, nobody answers
      worst studio ever
      how do i make a complaint
      the music was far too loud and nobody cared
      complaint
      i'd like to raise a complaint about yesterday's class
      terrible experience
      the teacher ignored me the whole time
      not happy with how i was treated at reception
      your reformers are broken and dirty
      class started 15 minutes late again
      appalling customer service
      i was humiliated in front of everyone
      who can i complain to
      the room was freezing and the shower didn't work
      i'm really unhappy with the way i was spoken to
      staff at the front desk were so unfriendly
      poor service
      someone made inappropriate comments to me in class
      i felt uncomfortable with how the instructor touched me
      disgusted
      this is the third time you've messed me about
      what a shambles, you should be ashamed
      it was overcrowded and we got no corrections
      the mat class is so full these days that we keep bumping into each other, it's not what i pay for
      been a member for years and the classes have got far too crowded, i want a proper answer from someone
      i have a complaint
      i'd like to make a complaint
      i'm not happy
      i am very unhappy with the class
      the instructor was rude
      your service is terrible
      the staff were rude
      i had a bad experience
      the class was terrible
      the studio was dirty
      very poor experience
      really disappointed
      I wrote to you twice and nobody had the courtesy to answer. I am most displeased
      The woman on the desk was rude to me in front of everyone and I want it dealt with
      third time the class started late. its a joke for 20 quid
      Ah now lads, that's the second time ye cancelled on me with no notice, it's not on
      The instructor kept talking with her back to me after I said I lip read. I'd like someone to take that seriously
      nobody answered the bell and I sat outside in the rain for ten minutes
      i stood outside in the rain and no one let me in
      second time you've cancelled on me, its not on
      i wrote twice and got nothing back, disgraceful
      instructor ignored what i told her about my hearing
      nobody came to the door when i rang, ten minutes in the cold
      you keep cancelling my classes, im furious
      The toilet was filthy and no one cared
      i feel i was treated badly by your staff
      filthy toilet and no one cared
      i was treated badly by staff
      i'm raging about how that was handled
      im raging
      bad experience, want it looked into
      your teacher shouted at me
      your instructor was nasty to my mum
      the lady at the desk ignored me
      one of your teachers embarrassed me
      disgusting attitude from your receptionist
      appalling manners from your staff
      hair all over the shower, disgusting
      the studio was filthy last night
      toilets were not clean yesterday
      i want to speak to the manager about a class
      need to talk to whoever is in charge about yesterday's class
      get me the manager about last night
      could someone turn the volume down on fridays, i can't hear the teacher
      the music on tuesday was so loud i left with a headache
      it stank of feet in studio two last night
      the changing room was filthy on saturday, hair everywhere
      there were so many of us in yoga that i kept bumping into the next person
      i've been coming for a year and honestly the standard has dropped
      the instructor spent the whole class on her phone
      i was ignored at the front desk for ten minutes
      nobody corrected me once, i might as well have stayed at home
      class started late and finished early, and i paid for the whole thing
      the floor was sticky and my mat smelled
      i have been loyal to you for ages and i'd appreciate an actual answer from a person, the evening classes are rammed
      absolutely fuming about how i was spoken to yesterday
      the heating wasn't on and we were all freezing
      one of your teachers made a comment about my weight
      two weeks running my bed was broken
      i don't pay this much every month to be squashed in like sardines
      i'd like it noted that the 6pm was a shambles
      your reception staff couldn't have been less interested
      that was the worst class i have ever been to
      turned up for the 7am and the door was locked and nobody there
      stood outside in the rain for a class that didn't happen
      your late cancellation rule is a disgrace
    `),
    answer: {
      text: 'I’m sorry to hear that. I’ve passed this to our team. Please tell us what happened, and someone will reply.',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    slots: ['instructor', 'day'],
    followUps: ['talk_to_human', 'refund_request', 'contact_details'],
  },
  {
    id: 'claimed_promise',
    question: 'I was promised something',
    examples: parseExamples(`
      i was promised something by your staff
      your colleague promised me a free month after the mess up
      you told me i'd get a month free
      the guy at the desk said i'd be refunded in full even though it was late, so do it
      I was told on the phone that my pack would be extended by two weeks
      last week you said in this chat the class would be half price
      they said on the phone i could have my money back
      you said i would get a free class, where is it
      the receptionist promised me a discount
      jonah said he would add a session to my account
      i was told i could cancel late without losing it
      someone from your team agreed to refund me last month
      your email said i'd be given 2 extra weeks on the pack
      you promised to hold my place
      manager told me id be put on the old price
      was guaranteed a spot by the lady at the desk
      the bot told me yesterday that reformer was included
      i was assured the joining would be free
      noor promised me her next class would be free for me
      you already agreed to give me half off
      on monday your chat said it would be refunded
      but you said 10 pounds last time
      where's the free month i was promised
      i had an agreement with the owner about my price
      staff said they'd make it up to me with a free session
      your assistant confirmed i get vip access for free
      you lot owe me a class, they told me so at the desk
      amara told us you would extend our pack
      i was offered a voucher as an apology and never got it
      a colleague of yours gave me her word that i could move it
      promised a call and a credit, got neither
      lady at reception gave me her word id get a refund
      you guys said my second month is on you
      reception gave me her word
      you guys said my next month is on you
      told it'd be sorted for free
      last time the chat said i could have the starter price again
      ines promised i'd get my session back
      the chat said last time i could have the starter price again
      ines said i'd get my session back
      was told i'd get my deposit returned
      someone at your desk told me the late fee would be waived
      you lot said i'd have a free class for my birthday
      told the late fee would be waived
      staff said my birthday class would be free
      you promised my late cancel would be refunded
      somebody there said the price would be 10
      your rep said id get my first month half price
      i was promised compensation
    `),
    answer: {
      text: 'I can’t see what was agreed with you, so I’ve passed this to our team. Who told you, when, and what did they say?',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['talk_to_human', 'reply_when'],
  },
];
