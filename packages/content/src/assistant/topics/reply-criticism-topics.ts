import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about whether the last reply is true or helpful. */
export const replyCriticismTopics: readonly AssistantTopic[] = [
  {
    id: 'doubt',
    question: 'Are you sure?',
    examples: parseExamples(`
      are you sure
      are you sure about that
      you sure?
      u sure
      r u sure
      sure about that?
      really?
      is that right
      is that true
      is that definitely right
      are you certain
      are you 100% sure
      that doesn't sound right
      that cant be right
      i don't think that's right
      i thought it was different
      that's not what i was told
      someone told me something else
      my friend said the opposite
      your website says something else
      google says something different
      it says otherwise online
      hm are you positive
      seriously?
      no way, is that correct
      can you double check that
      pls double check
      are u sure, my mate says otherwise
      you sure? i heard something different
      is this info up to date
      are you just guessing
      how do you know that
      but the receptionist told me something else
      honestly? are you sure about this
      wait really
      are you sure sure
      thats odd, are you sure
      is that still correct
      im not convinced, is that right
      that's not right is it
      you're sure yeah?
      you sure? i thought i'd get more
      really? even cheaper than that
      sure about the price?
      so it's a no
      is that a yes or a no
      so basically i can't
      you're saying no then
      so i've lost my money then
    `),
    answer: { text: 'I only know what our information says. Shall I ask our team?', offer: 'talk_to_human' },
  },
  {
    id: 'angry_at_bot',
    question: 'You’re not helping',
    examples: parseExamples(`
      you are useless
      this isn't helping, let me chat with staff
      what a waste of time
      you're not helping
      this bot is useless
      you don't understand anything
      i hate chatbots
      stop giving me the same answer
      you keep repeating yourself
      that's no help at all
      this is so frustrating
      you're going round in circles
      pointless
      i've asked you three times already
      why is there no proper help
      ffs just answer the question
      worst chatbot ever
      you're making this worse
      i give up
      bloody computers
      you're no use to me
      does this thing even work
      terrible assistant
      you clearly can't help me
      arghhh
      not helpful
      youre rubbish at this
      never get a straight answer from you
      this bot is rubbish
      you can't help me
      you're useless
      this is useless
      you are no help
      this chat is useless
      you're not answering my question properly
      that doesn't help
      this is annoying
      this chatbot is terrible
      you never help
      you're a useless bot
      this chat doesn't help
      you don't listen
      you're not listening
      that's useless
      you're not being helpful
      useless
      rubbish bot
      you're wasting my time
      this is a waste of time
      why won't you just answer me
      answer my question
      just answer the question
      i'm getting annoyed
      you're so annoying
      i'm fed up with this bot
      you've given me that answer already
      same answer again
      you keep saying the same thing
      forget it you're no good
      this is hopeless
      useless. absolutely useless
      i've asked you four times now
      can you actually help or not
      thats rubbish, you didnt answer
      can you help or what
      you never answer the question
      you did not answer me, rubbish
      this chat is no use
      this is getting me nowhere
      you keep repeating the same thing
      getting nowhere with you
      this isnt helping me
      what a waste of time this chat is
      ur no help
    `),
    answer: {
      text: 'I’m sorry I couldn’t help. Shall I ask our team instead?',
      links: [{ label: 'Contact us', to: '/contact' }],
      offer: 'talk_to_human',
    },
    followUps: ['talk_to_human', 'contact_details'],
  },
];
