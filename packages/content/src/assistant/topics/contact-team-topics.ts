import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const contactTeamTopics: readonly AssistantTopic[] = [
  {
    id: 'contact_details',
    question: 'How can I contact you?',
    examples: parseExamples(`
      what is your phone number
      how can i contact you
      can i ring you
      are you on whatsapp
      your instagram?
      how do i get in touch
      contact info please
      do you have a whatsapp number
      phone number
      email address
      telephone
      contact
      contact details
      number to call
      can i give you a call
      where can i write to you
      how do i reach you
      what's the studio's number
      are you on social media
      facebook page
      tiktok
      send me your email pls
      is there a number i can text
      customer service email
      contact form
      whats ur insta handle
      who do i email about my booking
      what is your email address
      how do i contact you
      how do i get in touch with you
      can i email you
      can i call you
      can i phone you
      do you have a phone number
      do you have an email address
      phone?
      email?
      do you have whatsapp
      where can i call
      how can i reach you
      your number
      your email
      your phone number please
      your address and phone
      who can i call
      is there a number to ring
      whatsapp
      instagram
      how do i email you
      how to contact the studio
      Would you be so kind as to give me a telephone number for the studio
      give me a damn phone number
      what is the email a dress of the studio
      number telephone?
      what's your insta handle
      I can't use the phone, what's the address to write to by email?
      whats your bloody phone number
      email address of the studio
      phone number please
      how do i ring you
      what number do i call
      got an email i can write to
      how do i reach you on the phone
      email i can write to?
      how can i email the studio
      phone nr
      what's your phone no
      number to ring
      can i whatsapp you
      tel?
      can i have the studio's phone number
      what's the best number to call
      just give me the number
      no need for the team, i only want the phone number
      whats the phone number then
      don't bother, just the number please
      do you have instagram
      are you on tiktok
      what's your insta
      give me your address phone and email
      all your contact details please
      phone, address and email all in one
      how can i contact you and where are you
      what's your number
      have you got whatsapp or insta
      which email do i write to
      is there somebody i can ring
      is there a number to call
      anyone i could phone about this
    `),
    answer: {
      text: 'Call us on {phone} or email {email}. We’re at {address}. You’ll find our social media links at the bottom of every page.',
      links: [{ label: 'Contact us', to: '/contact' }],
    },
    followUps: ['phone_call_me', 'talk_to_human', 'reply_when'],
  },
  {
    id: 'phone_call_me',
    question: 'Can someone call me?',
    examples: parseExamples(`
      can somebody from the team call me
      call me please
      can you ring me back
      callback
      please phone me
      i'd like a call back
      could someone give me a ring this afternoon
      ring me
      can you call me on my mobile
      i prefer talking on the phone, call me
      request a callback
      phone me tomorrow morning
      have someone phone me about prenatal classes
      my number is 07700 900123, call me
      give me a bell
      can i book a phone call
      i missed a call from you
      you tried to ring me
      arrange a call
      text me back
      can an instructor call me before my first class
      i need someone to phone me today
      someone ring me asap
      would you be able to call my wife
      please get the manager to call me
      can someone call me
      can you call me
      please call me
      call me back
      can you call me back please
      could someone phone me
      i'd like a phone call
      can i get a call back
      ask someone to call me
      please ring me
      I would prefer to be telephoned. My number is 020 7946 0000, any afternoon
      somebody can ring me? mi eyes tired reading all this
      I'm deaf so please don't phone, but my sister can take a call on 07700 900123
      My fingers don't manage typing well, could a girl ring me please
      could somebody ring me up please
      please telephone me this afternoon
      rather be rung, my number is 07700 900456
      ask someone to give me a bell
      give us a ring on 07700 900321 after 5
      give us a ring after 5
      call me on 07700 900111
      07700 900222, ring any time
      can amara ring me about it
      can noor ring me about it
      could amara call me
      have someone phone my mum
      please have somebody phone me monday morning
      have somebody phone me monday
      i'd rather you called me
      please have somebody ring me about this
      i'd like a phone call about what happened
      can somebody ring me back please
      i'd rather talk on the phone, can you call after 5
    `),
    answer: {
      text: 'I’ve passed this to our team. What’s your phone number, and when’s a good time to call?',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['contact_details', 'reply_when'],
  },
  {
    id: 'talk_to_human',
    question: 'Talk to your team',
    examples: parseExamples(`
      could somebody real reply please
      hello?? anybody there?
      is there anyone at the other end
      anyone there to help
      i'd like an actual human to answer this
      can i speak to a person
      i want to talk to a human
      get me a real person
      put me through to someone
      is anybody there
      speak to the manager
      agent
      ask the team for me
      can i leave a message for the studio
      human please
      real person
      talk to someone
      can i chat with staff
      representative
      operator
      i'd rather talk to a human being
      connect me to the team
      live agent
      customer service
      can a member of staff help me
      is there someone i can talk to
      person pls
      transfer me to reception
      speak to somebody
      let me talk to the studio
      can i message an instructor directly
      human
      i need a proper person to look at this
      pass me on to your team
      ask the staff
      can you check with your colleagues
      please ask them
      can i talk to a person
      i want to speak to someone
      can i speak to someone
      talk to a real person
      speak to a human
      i'd like to talk to someone
      can i talk to your team
      can i speak to a member of staff
      let me speak to a person
      can i talk to the manager
      can i speak to like an actual human pls
      oh for gods sake put a person on
      get me the manager
      ah want tae talk tae somebody, no a robot
      Whom should I address this to? I need a member of staff
      Can I text chat with a staff member here instead of ringing
      Is there a person I might speak to
      i'd rather explain this to a person
      pass me to the team
      i want to ask your team myself
      give me a person not a bot
      connect me with reception
      is there anyone human i can chat to
      i need a real person now
      i need to speak with somebody in charge
      any chance of a human being
      bring me a member of staff
      staff please
      i'd like to chat with someone real
      let me talk to whoever runs this
      yes get me someone
      yes get somebody to look at it
      yes please get a person
      ok fetch somebody then
      yeah put me on to someone
      yes, can somebody help me with that
      get someone on it please
      connect me please
      ask a human
      ye ask a person
      pass it on please
      yes get someone to look at it
      can you pass that on to the team
      put me through to reception
      i want a proper person not a machine
      get me the manager please
    `),
    answer: {
      text: 'Of course. I’ve passed this to our team.',
      links: [{ label: 'Contact us', to: '/contact' }],
      handOver: true,
    },
    followUps: ['contact_details', 'reply_when'],
  },
];
