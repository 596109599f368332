import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about waiting for a reply, and complaints. */
export const replyTopics: readonly AssistantTopic[] = [
  {
    id: 'reply_when',
    question: 'When will someone reply?',
    examples: listExamples(`
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
      i emailed last week and heard nothing
      do you answer at weekends
      when will a person be here
      is someone going to reply to me
      any update on my question
      chat hours
      how long do i have to wait for a human
      why has nobody called me back
      haven't heard from you
      when will you reply
      when will i get an answer
      when will someone reply
      how long does it take to get a reply
      nobody has answered me
      i haven't had a reply
      i'm still waiting for a reply
      no one has replied
      when will i get a reply
      is anyone going to answer
    `),
    answer: {
      text: 'Our team replies in this chat during opening hours. If you’ve used our contact form, we’ll reply within one working day. Leave your email address here and we’ll email you the reply.',
      links: [{ label: 'Contact us', to: '/contact' }],
    },
    followUps: ['contact_details', 'talk_to_human'],
  },
  {
    id: 'complaint',
    question: 'I’d like to complain',
    examples: listExamples(`
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
    `),
    answer: {
      text: 'I’m sorry about that. I’ve passed this to our team, and someone will read it and reply.',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    slots: ['instructor', 'day'],
    followUps: ['talk_to_human', 'refund_request', 'contact_details'],
  },
];
