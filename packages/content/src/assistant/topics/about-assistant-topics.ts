import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about the assistant itself and how the conversation goes. */
export const aboutAssistantTopics: readonly AssistantTopic[] = [
  {
    id: 'repeat',
    question: 'Say that again',
    examples: parseExamples(`
      say that again
      repeat that please
      can you repeat
      come again?
      pardon
      sorry what was that
      again please
      what was the last thing
      could you say that once more
      i missed that
      tell me again
      repeat
      what?
      can you show me that again
      eh?
      what was it you said about that
      you what
      go over that again
      i closed the chat, what was your answer
      resend that
      sorry, didn't catch that
      what was that again
      can i have the last answer again
      one more time
      can you repeat that
      could you repeat that please
      say it again
      please repeat
      can you say that again
      what did you just say
      repeat your last message
      can you tell me that again
      sorry, what
      say again
      could you say that again
      what was that
      tell me that again
      what did you write before
      can you send that again
      repeat the last answer
      i didn't catch that
      sorry didnt see that, what did you say
      say that once more please
      pardon me?
      once more
    `),
    answer: {
      text: 'You can scroll up to read my last reply again. If it wasn’t clear, try asking another way.',
    },
  },
  {
    id: 'confused',
    question: 'I don’t understand',
    examples: parseExamples(`
      that's not what i asked
      i don't understand
      no that's not what i meant
      huh?
      you misunderstood me
      wrong answer
      that doesn't answer my question
      what do you mean
      i'm confused
      that makes no sense
      im lost
      not what i was asking
      can you explain that
      that wasn't my question
      i meant something else
      you've got the wrong end of the stick
      could you be clearer
      didn't ask about that
      i still don't get it
      explain please
      what does that mean
      you answered something else
      can you put it more simply
      i asked a different question
      no i was asking about something else
      that's confusing
      come on, thats not the question
      i don't get it
      you didn't understand me
      you didn't answer my question
      that's not what i meant
      i meant something different
      that's not my question
      what are you talking about
      i'm not sure what you mean
      what?? no
      that isn't what i asked for
      i don't understand your answer
      i don't understand what you mean
      not my question
      that was not my question
      you got me wrong
      no, i asked something else
      that isn't right
      that's not right
      i didn't mean that
      that makes no sense to me sorry
      i dont get wat u mean
      you lost me
      what are you on about
      i dont understand the answer
      no idea what you mean
      dont get it
      that went over my head
      went over my head
      that flew right past me
      you've lost me there
      wdym
      what u mean
      meaning?
    `),
    answer: {
      text: 'Sorry, that wasn’t clear. Could you ask in a different way? Or shall I ask our team?',
      offer: 'talk_to_human',
    },
    followUps: ['talk_to_human', 'capabilities'],
  },
  {
    id: 'bot_identity',
    question: 'Are you a person?',
    examples: parseExamples(`
      is this a real person
      who am i talking to
      what's your name
      are you ai
      am i talking to a human
      is there a real human typing this
      are you automatic
      bot?
      are you real
      who is this
      is this automated
      am i chatting with a machine
      are you a computer
      do you have a name
      who are you exactly, a person
      is it a person or an ai answering
      which ai model are you
      are you human or what
      what are you
      who made you
      am i speaking to someone at the studio
      sounds like a bot to me, are you
      are you a virtual assistant
      are you a real person
      are you a human
      am i talking to a robot
      am i talking to a bot
      is this a bot
      is this a robot
      are you an ai
      is this ai
      are you a chatbot
      r u a bot lol
      is there someone typing this or is it ai
      sorry is this a real person i don't want to bother anyone
      you robot or lady
      am i talking to amara
      is this a bot or a person
      are you a real human being
      am i chatting with staff or a machine
      robot?
      are you an actual person or ai
      who am i talking to, human or computer
      so you're not a person then
      is there a human on the other end or nah
      sorry are you an automated thing
      is a human on the other end
      human or nah
      automated?
      am i speaking with a bot
      hang on, are you real
      speaking with a bot?
      do you have a name, are you human
      do i have a live agent or a program
      live agent or a program
      do i have a real agent here
      are you software
      is a program answering me
      are you real or automated
      is somebody really there
      anybody real in there
    `),
    answer: {
      text: 'I’m the studio’s automated assistant, not a person. If you’d rather talk to someone from our team, just say so.',
    },
    followUps: ['talk_to_human', 'capabilities'],
  },
  {
    id: 'capabilities',
    question: 'What can you do?',
    examples: parseExamples(`
      what can you do
      what can i ask you
      help
      how can you help me
      what are you for
      i have a question
      can you help me with something
      what sort of things do you know
      can you book for me or only answer
      got a question
      i need some info
      could you help me please
      i'm after some information
      what does this chat do
      how does this chat work
      help me
      quick question
      can i ask you something
      what questions can you answer
      can you look at my bookings
      hi i have a query
      are you able to cancel things
      what is this chat for
      menu
      options
      start again
      i would like to enquire about something
      what can you do for me
      how can you help
      what can you help me with
      can you help me
      what do you do
      what do you know
      i need some help
      what can i ask
      can you help
      what can this chat do
      what else can you do
      what kind of questions can i ask
      i need your help
      i have some questions
      could you help me
      can i ask a question
      how do you work
      what can i use this chat for
      What sort of thing may I ask you?
      can you book stuff or just answer questions
      can you help with bookings
      what kind of things do you know
      what do you know about
    `),
    answer: {
      text: 'I can answer questions about classes, prices, opening hours, directions and your own bookings. If I don’t know, I can ask our team.',
      suggestions: ['Classes tomorrow', 'What does a class cost?', 'What have I booked?'],
    },
    followUps: ['price_list', 'how_to_book', 'own_bookings'],
  },
];
