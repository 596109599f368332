import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics of small talk, jokes and rude messages. */
export const chatMannersTopics: readonly AssistantTopic[] = [
  {
    id: 'small_talk',
    question: 'How are you?',
    examples: parseExamples(`
      how are you
      what's your favourite class
      do you like yoga
      i love you
      how's your day
      you're funny
      im bored
      do you ever sleep
      tell me something interesting
      how's it going
      how are things
      you ok?
      lovely weather today isn't it
      are you single
      what are you up to
      whats up
      do you do pilates yourself
      how old are you
      happy friday
      merry christmas
      make me laugh
      where are you from
      haha
      lol
      you're cute
      nice to meet you
      what do you look like
      i've been at work since 6, knackered
      how are you today
      how are you doing
      do you have feelings
      what's your favourite colour
      tell me something funny
      do you like your job
      can you sing
      i'm so tired today
      are you happy
      do you have a boyfriend
      how was your weekend
      you're sweet
      do you like me
      nice weather
      how's things
      how are you feeling
      hope you're well
      are you having a good day
      how is your day going
      what are you doing
      do you have any hobbies
      do you have friends
      what do you think about love
      are you alive
      can you dance
      do you drink coffee
      you're nice
      you're so clever
      you're great
      i like you
      will you marry me
      be my friend
      i had a great day
      it's my birthday
      i'm on the bus
      it's so cold today
      i can't wait for the weekend
      haha you're funny
      hahaha
      what's your star sign
      sing me a song
      haha i'm dying
      you crack me up, i died laughing
      dying of boredom at work
      what's ur fav colour
      you lift?
      how's it gaun
      you're cute lol
      did you have a good weekend
      its my birthday today
      do you go to the gym
      what do you do for fun
      do you even stretch
      do you believe in ghosts
      how old r u
      whats the craic
      how's tricks
      hows the weather with you
      lovely day isnt it
      grim out today
      are you having a nice day
      that plank nearly killed me
      the plank nearly ended me
      i could kill for a massage
    `),
    answer: {
      text: 'I’m only the studio’s assistant, but thanks for chatting. Can I help with a class, a price or a booking?',
      suggestions: ['Classes tomorrow', 'What does a class cost?'],
    },
    followUps: ['capabilities'],
  },
  {
    id: 'joke',
    question: 'Do you know a joke?',
    examples: parseExamples(`
      do you know any jokes
      make me giggle
      say something funny
      got any good jokes about yoga
      i'm bored, tell me a joke
      know any puns
      can you be funny
      give me your best one liner
      what do you call a yoga teacher who is always late
      knock knock
      tell us a funny story
      cheer me up with a joke
      do you do jokes
      another joke please
      tell me something funny about reformers
      joke please
      amuse me
      can you tell jokes
      entertain me while i wait
      write me a limerick about stretching
      have you got a sense of humour
      a dad joke about the plank please
    `),
    answer: {
      text: 'I’m better at timetables than jokes: I always stretch the punchline. Is there anything I can help you with?',
      suggestions: ['Classes tomorrow', 'What does a class cost?'],
    },
    followUps: ['capabilities'],
  },
  {
    id: 'abuse',
    question: 'Let’s keep it friendly',
    examples: parseExamples(`
      stupid bot
      fuck off
      this is crap
      idiot
      shut up
      piece of shit
      you dumb machine
      you're rubbish
      fuck you
      go to hell
      moron
      you stupid thing
      screw you
      bollocks
      wanker
      shit
      you're an idiot
      dickhead
      get lost
      f off
      what the fuck
      this is bullshit
      twat
      suck my
      kill yourself
      you absolute muppet
      piss off
      i hate you
      send nudes
      hey sexy what are you wearing
      you're a stupid bot
      you stupid robot
      you are an idiot
      fuck this
      fuck off bot
      shut up you stupid thing
      you're a piece of shit
      bitch
      arsehole
      go fuck yourself
      cunt
      stupid
      you're an arsehole
      shut the fuck up
      you're a dick
      go away you idiot
      you're dumb
      you're so stupid
      dumb bot
      you fucking bot
      what a load of shit
      you twat
      eat shit
      screw this stupid bot
      i'll smash this thing
      bastard
      loser
      sexy
      are you naked
      ur so dumb omg
      fuck off you stupid machine
      shut up idiot
      you're pathetic
      you are pathetic
      you moron
      stupid piece of junk
      you muppet
      you clown
    `),
    answer: {
      text: 'I’d like to help, but please keep it friendly. If something’s gone wrong, our team can look into it. Shall I ask them?',
      offer: 'talk_to_human',
    },
    followUps: ['talk_to_human'],
  },
];
