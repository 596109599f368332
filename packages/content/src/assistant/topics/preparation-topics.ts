import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const preparationTopics: readonly AssistantTopic[] = [
  {
    id: 'what_to_bring',
    question: 'What should I bring?',
    examples: parseExamples(`
      what should i bring
      should i bring water
      what do i need for my first class
      anything i need to take with me
      what do i need to have with me
      what stuff do i need for yoga
      kit list
      what to pack in my bag for reformer
      do i need anything
      is there anything i should bring along tomorrow
      what do people usually bring
      do i have to bring id
      bring my own bottle?
      what equipment do i have to buy before i start
      first class tonight, what do i take
      things to bring for mat pilates
      do i need a blanket or pillow for sound healing
      should i bring a jumper to yin
      what must i not forget
      wot do i need to bring
      do i need to bring anything special for prenatal
      can i come empty handed
      what should i have in my bag
      anything needed for the first time
      do i bring anything
      essentials?
      should i pack a towel and a drink
      i'm coming tomorrow, what do i need
      what am i supposed to bring along
      need to carry anything
      is there a checklist for first timers
      water bottle?
      what to bring
      bring anything?
      need bring anything or have everything there
      first class tonight what do i need
      bring owt?
      packing for the class, anything i should not forget
      should i bring my own towel and water
      do i need to take anything with me
      should i bring water and a towel
      is there anything i need with me
      what should be in my bag for tomorrow
      do i bring my own kit or is it there
    `),
    answer: { passage: 'faq:what-to-bring' },
    slots: ['activity'],
    followUps: ['towels', 'what_to_wear', 'grip_socks', 'mats_provided', 'arrival_checkin', 'facilities'],
  },
  {
    id: 'mats_provided',
    question: 'Do you have mats?',
    examples: parseExamples(`
      do i need my own mat
      do you lend mats and blocks
      is it ok to bring my own yoga mat
      are mats provided
      mats?
      do you supply yoga mats
      can i borrow a mat
      is there a charge for mat hire
      have you got bolsters and blankets
      do i have to buy a mat
      should i bring a mat for vinyasa
      are blocks and straps there
      what props do you have
      do you rent mats
      i prefer my own mat, can i use it
      do you have spare mats
      is equipment included
      who provides the mats and balls
      i havent got a yoga mat
      can i leave my mat at the studio between classes
      are rings and balls available or do i bring them
      does everyone get a mat
      mat rental price
      thick mats for sore knees?
      do you sell mats
      i have no mat
      mat hire
      do u have mats there
      own mat or yours
      do i need to lug my mat across london
      are yoga mats free to use
      what about straps and bricks
      can i use one of your mats
      is a mat included in the price
      do i have to carry my own equipment
      i must to bring the mat?
      are mats included or hire
      do you have blocks and straps, american here used to my own
      can i use my own mat im funny about germs
      is there a mat i can borrow
      is a mat included in the price of the class
      do i get a mat there or bring mine
      will there be a mat for me
      is it gross to share mats or should i bring my own
      do you supply blocks and straps
    `),
    answer: {
      text: 'We have mats, blocks, balls, rings, bolsters and blankets, so you don’t need your own. If you’d rather use your own, ask the instructor before class. We wipe or wash ours after every class.',
      passages: ['rooms:mats-and-props'],
      links: [{ label: 'The rooms', to: '/studio/environment' }],
    },
    slots: ['activity'],
    followUps: ['what_to_bring', 'hygiene', 'grip_socks'],
  },
  {
    id: 'eat_drink_before',
    question: 'Can I eat before class?',
    examples: parseExamples(`
      can i eat before class
      how long before should i stop eating
      is coffee before pilates a bad idea
      should i have breakfast before a 7am
      can i drink during class
      ok to come straight after lunch
      what to eat before yoga
      can i do reformer on an empty stomach
      is it bad to have a big meal just before
      had a curry an hour ago, is that a problem
      food before vinyasa?
      how many hours after dinner can i do yin
      can i have a snack before the 18:00
      is it alright to have wine before sound healing
      may i take sips of water in class
      banana before class yes or no
      should i fast
      eating before pilates
      do i need to eat something first
      what should i drink beforehand
      is it better to eat after class
      i get faint if i don't eat, what do you suggest before an early class
      protein shake before strength?
      i'm fasting for ramadan, can i still come to yoga
      is it ok to eat beforehand
      pre class snack ideas
      can i have a coffee before yoga
      when was i supposed to have my last meal
      full stomach and reformer, bad?
      light lunch then mat, fine?
      is alcohol the night before a problem
      nothing since breakfast, should i eat before the 17:30
      can you drink water in the room
      hungry before class, what now
      come straight from nights, is a banana ok beforehand
      how long after lunch should i wait
      do i fast before yoga
      had two glasses of wine is it ok to do yin later
      can i have a big breakfast first
      just had a big lunch, is an hour enough before class
      can i bring a banana in with me
      can i bring a coffee in
      are drinks allowed in the room
      may i take my tea into class
    `),
    answer: {
      text: 'I don’t know of a rule about eating before class. Bring some water, or fill up at our tap. If you have a health condition, check with your doctor. Shall I ask our team?',
      passages: ['rooms:water-and-tea'],
      otherwise:
        'I don’t know of a rule about eating before class. Bring some water. If you have a health condition, check with your doctor. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    slots: ['activity', 'time'],
    followUps: ['water_cafe', 'what_to_bring', 'talk_to_human'],
  },
  {
    id: 'app',
    question: 'Do you have an app?',
    examples: parseExamples(`
      can i book on my phone
      where do i find you in the app store
      android app?
      do i need to install anything
      does the studio have a mobile app
      is everything on the website or do i need an app
      iphone app for booking
      app
      whats your app called
      cant find miles street on google play
      is there a miles street app
      do i have to download something
      are you on mindbody or momence
      which app do you use for bookings
      does it work on mobile
      can i put the site on my home screen
      app link please
      is booking only through an app
      i dont want another app on my phone
      can i manage everything from my mobile
      is your app free
      do you use glofox or another booking app
      iphone app?
      wheres the app
      is there a miles street application
      do i book via app or site
      can i get you on my apple phone
      download link
      does it run on samsung
      need an app to check in?
      no app?
      does your studio use the mindbody app
      mobile app
      do i need the app
      can i download an app
      u got an app or is it just the website
      is it on the app store
      cant find your app
    `),
    answer: {
      text: 'You don’t need an app: you can book, pay and see your bookings on this website, on your phone too.',
      links: [
        { label: 'See the timetable', to: '/timetable' },
        { label: 'My bookings', to: '/bookings' },
      ],
    },
    followUps: ['how_to_book', 'own_bookings', 'website_problem'],
  },
  {
    id: 'towels',
    question: 'Do you have towels?',
    examples: parseExamples(`
      are towels provided
      do i bring a towel
      do i need my own towel
      towel hire?
      do you have towels
      towels?
      what about a towel
      is a towel included
      can i borrow a towel
      do you hand out towels
      is there a charge for towels
      how much to hire a towel
      can i get a clean towel for the shower
      no need for a towel then?
      do you lend towels
      towel too?
      will i need a towel for after
      are there towels at the studio
      where do i get a towel
      do towels cost extra
      sweat towel, bring one or not
      bath towel for the shower?
      i forgot my towel, do you have any
      are the towels free
      and towels, do you have those
      is there a towel i can use
      do i bring a towel to shower
      can i borrow one for the shower
      is towel hire extra
    `),
    answer: {
      text: 'There are towels at the front desk, but I don’t know whether there’s a charge. Shall I ask our team?',
      passages: ['rooms:changing-rooms'],
      links: [{ label: 'The rooms', to: '/studio/environment' }],
      offer: 'talk_to_human',
    },
    followUps: ['facilities', 'what_to_bring', 'talk_to_human'],
  },
];
