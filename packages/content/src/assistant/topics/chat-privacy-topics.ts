import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const privacy = { label: 'Privacy notice', to: '/privacy' };

/** Topics about the privacy of the chat, of bookings on shared computers and of health answers. */
export const chatPrivacyTopics: readonly AssistantTopic[] = [
  {
    id: 'chat_retention',
    question: 'How long do you keep this chat?',
    examples: parseExamples(`
      how long are chats stored
      do you save what i write here
      is this chat saved
      do you record these messages
      who reads this chat
      can your staff read this conversation
      when is this conversation deleted
      how long till my messages get deleted
      is what i type here private
      what happens to this chat afterwards
      do you keep chat logs
      can i delete this chat
      delete this conversation please
      how do i erase what i wrote here
      is this chat confidential
      are my messages kept
      how long is chat history kept
      what do you store from the chat
      does anyone see what i ask you
      will this conversation be kept on file
      do you keep a transcript
      retention period for chat messages
      clear this chat history
      is our conversation being recorded
      will you remember this chat next time
      what do you keep from this chat
      are you stealing my data in this chat
      what happens with what i write here lol
    `),
    answer: {
      text: 'We delete a chat 30 days after its last message, or 180 days if our team joined or you asked for them. If you end the chat, we delete it straight away. Our team can read it. Please don’t write card numbers or health details here.',
      links: [privacy],
    },
    followUps: ['privacy_data', 'data_sharing', 'delete_account'],
  },
  {
    id: 'data_sharing',
    question: 'Do you share or sell my data?',
    examples: parseExamples(`
      do you share my data
      do you sell my information
      who do you give my details to
      is my data sold to advertisers
      do third parties get my data
      do you pass my email on to anyone
      will you sell my email address
      do you give my number to other companies
      is my data shared with anyone else
      which companies process my data
      do you share data with facebook
      who gets my personal information
      do advertisers see what i book
      will i get spam from other companies
      do you sell customer data
      are my details passed to third parties
      is my info shared with partners
      do you use my data for ads
      who has access to my personal data
      do you sell my stuff to marketing people
      do other firms get hold of my details
      data sharing policy
      do you share my details with anyone
      do you sell my data
      are my details given to third parties
      Who do you pass my particulars on to?
      do you pass my details on to anyone
    `),
    answer: {
      text: 'We don’t sell personal data or share it for advertising. Companies that host our site, take payments and deliver our emails process it for us, under contract. The privacy notice lists them.',
      links: [privacy],
    },
    followUps: ['privacy_data', 'chat_retention', 'health_data', 'cookies'],
  },
  {
    id: 'ai_data',
    question: 'Do you use AI?',
    examples: parseExamples(`
      do you use ai
      is this an ai chatbot
      which ai are you
      what does the ai see about me
      is my chat sent to openai
      does an ai read my messages
      do you train ai with my messages
      are you using artificial intelligence here
      is there a language model behind this
      does chatgpt get my details
      do you feed my data to an ai
      i don't want ai reading my stuff
      is my data used for ai training
      are you a robot using ai, what do you know about me
      what do you know about me
      can you see who i am
      do you know my name
      what info can this bot see
      does the bot see my bookings
      r u an ai or a script
      which company's ai is this
      do you work with an ai behind the scenes
      is some ai answering me and what happens with my text
      does ai see my booking
    `),
    answer: {
      text: 'I’m an automated assistant, not a person. I use your messages in this chat and the studio’s information. If you’re logged in, I can look up your bookings and sessions. The privacy notice says which companies process your data.',
      links: [privacy],
    },
    followUps: ['bot_identity', 'chat_retention', 'data_sharing', 'talk_to_human'],
  },
  {
    id: 'shared_computer',
    question: 'Who sees my bookings on a shared PC?',
    examples: parseExamples(`
      i use a shared computer, can others see my bookings
      i booked on my work laptop can my boss see it
      can my flatmate see my bookings on our shared pc
      we share a computer at home, is my booking visible
      i booked at the library, is that safe
      does the browser remember my booking
      can the next person on this computer see my booking
      how do i hide my bookings on a shared tablet
      my husband uses the same ipad, will he see i booked
      i used someone else's phone to book
      is my account still open on the office computer
      how do i log out everywhere
      i left myself logged in at work
      can my colleagues see what i booked on this pc
      public computer, how do i remove my booking from it
      will my booking show up for others on this laptop
      forgot to log out on a friend's phone
      does this device keep my details
      can family members see my bookings if we share a device
      booked from my employer's computer, who sees that
      shared device privacy
      how do i stay private on a shared laptop
    `),
    answer: {
      text: 'The browser in which you booked can show that booking until you log out there or clear its data. So on a shared computer, log out when you’ve finished. Apart from that, only you, our team and anyone with the link in your confirmation email can see it.',
      links: [{ label: 'Your account', to: '/account' }, privacy],
    },
    followUps: ['privacy_data', 'own_bookings', 'password_change'],
  },
  {
    id: 'withdraw_health',
    question: 'How do I delete my health answers?',
    examples: parseExamples(`
      how do i delete my health answers
      remove what i wrote about my health
      i want to withdraw my health consent
      take back my consent for health data
      delete my health form
      i don't want you to have my medical info
      erase my health information
      i filled in the health bit by mistake
      can you remove my injury from my profile
      get rid of my pregnancy answer
      i no longer want my health details stored
      how do i change my health answers
      update my health form
      i made a mistake on the health questions
      where do i edit the health questionnaire
      can my health answers be wiped
      how long are my health answers kept
      when do you delete health answers
      withdraw consent
      i ticked the consent box by accident
      unconsent to health data
      please remove the note about my back from the form
      my pregnancy is over can you delete that answer
      how long do you keep my health answers
      can i delete the health answers
      i want to take back what i said about my health
      remove my health information please
      can i withdraw consent for my health data
    `),
    answer: {
      text: 'Under ‘Health answers’ in your account, you can change your answers or withdraw your consent. If you withdraw it, we erase the answers straight away, and you can still come to classes. We otherwise keep them for 12 months. If you booked as a guest, use that booking’s page.',
      links: [{ label: 'Your account', to: '/account' }, privacy],
    },
    followUps: ['health_data', 'waiver_form', 'privacy_data'],
  },
];
