import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

/** Topics about the studio's facilities: showers, lockers, Wi-Fi and drinks. */
export const facilitiesTopics: readonly AssistantTopic[] = [
  {
    id: 'facilities',
    question: 'Are there showers and lockers?',
    examples: parseExamples(`
      where can i get changed
      is there somewhere to leave my bag
      is there a toilet
      are there hairdryers
      can i charge my phone
      somewhere to leave a pram
      showers?
      changing rooms
      loo?
      can i have a wash after class, going straight to the office
      where do i put my coat
      is it safe to leave my laptop while i'm in class
      do i need a padlock
      are there separate changing rooms for men and women
      can i freshen up before work
      do you provide shampoo
      private cubicle to change in?
      what facilities do you have
      wheres the bathroom
      do i have to arrive already changed
      what amenities are there
      how many showers have you got
      can i do my hair and make up there after the 7am
      gender neutral toilets
      place for my valuables
      shower?
      where do i change
      can i store my stuff
      toilets
      i cycle in, can i shower after
      do you have a hair dryer and straighteners
      washroom
      is there a place to change clothes
      secure storage for my rucksack
      is there a changing room
      where can i leave my bag
      can i shower after class
      toilet?
      where can i leave my things
      can i shower after, going straight to work at st thomas
      Lockers big enough for a laptop bag?
      is there a hairdryer
      changing room for men too?
      somewhere to leave a suitcase
      can i come early and get changed
      what soap do you have
      is there soap and shampoo
      somewhere to change before class
      is there a shower, cycling in
      where do i put my stuff
      are the changing rooms private
      can i blow dry my hair there
      showers? i go straight back to the office after
      is there a shower, need to be at work after lunch class
      can i shower and be gone by half one
      need a quick wash before a meeting, possible?
      how many people share the shower
      is there more than one shower
      lunchtime class then back to work, can i get washed
      where can i freshen up after the 12.30
      is there a queue for the shower
      hot showers?
      how many toilets do you have
      number of loos?
      single shower or several
      is there just the one shower
      what's in the changing rooms
      so sweaty after that, is there a shower
      dripping after class, where can i wash
      can i get changed there
      is there a loo
      where do i shower afterwards
    `),
    answer: {
      text: 'We have two changing rooms, each with a private cubicle, one shower, and a locker for each place in a class. There are towels at the front desk. For anything else, such as hairdryers, just ask us.',
      passages: ['rooms:changing-rooms', 'rooms:lockers'],
      links: [roomsLink, { label: 'Contact us', to: '/contact' }],
    },
    followUps: ['what_to_bring', 'accessibility', 'water_cafe', 'talk_to_human'],
  },
  {
    id: 'wifi',
    question: 'Do you have wifi?',
    examples: parseExamples(`
      do you have wifi
      wifi?
      is there free internet at the studio
      wi-fi available
      can i get online there
      do you have guest wifi
      is there phone signal in the studio
      does my mobile work inside, on call for work
      wireless internet?
      network name and password please
      can i use the internet while i wait
      is there 4g reception in the rooms
      can i work on my laptop in your waiting area, do you have internet
      internet access
      is the wi fi free
      do you share the wifi code with visitors
      i need a connection before class for a call
      how do i log on to the wifi
      does the studio have broadband for customers
      is wifi included
      wlan
      hotspot?
      can i use your wifi
      wifi code
      is there internet
      do you have fast wifi
      free wifi?
      what is the wi-fi called
      could i join a teams call from the studio before class
      no signal here, do you have wifi
      internet for guests
      wifi login
      is there wifi
      wifi in the studio?
      is there wifi while i wait for my mum
      can i get online at yours, need to send an email before class
    `),
    answer: {
      text: 'I’m not sure whether there’s wifi for visitors. Shall I ask our team?',
      offer: 'talk_to_human',
    },
    followUps: ['facilities', 'water_cafe', 'talk_to_human'],
  },
  {
    id: 'water_cafe',
    question: 'Can I get a drink at the studio?',
    examples: parseExamples(`
      can i buy water or coffee there
      is there a cafe
      do you have a water fountain
      where can i fill my bottle
      do you serve tea
      coffee?
      can i get a smoothie
      is there a juice bar
      do you sell snacks
      is drinking water available
      water tap
      is there a vending machine
      can i grab a coffee after class
      do you have cups for water
      is the tea free
      anywhere to sit with a drink afterwards
      do you sell bottled water
      where do i refill my flask
      kombucha or anything like that
      can i get something to eat at the studio
      drinks available?
      is there a kitchen
      herbal tea after yin?
      forgot my water bottle, can i get water there
      is there water
      can i buy a drink
      do you do coffee
      tea
      where can i get water
      food?
      something to drink after class
      do you have a bar
      is there free water
      refreshments
      is there tea after
      do you sell smoothies or coffee
      can i fill up my bottle
      any coffee on site
      coffee on site?
      can i buy a coffee there
      is there a kettle
      can i make a tea
      do you have coffee
      tea after class?
      is there somewhere to fill my bottle
      any hot drinks
      do you serve herbal tea
    `),
    answer: {
      text: 'There’s a tap with cold drinking water, and tea on the shelf after evening classes.',
      passages: ['rooms:water-and-tea'],
      links: [roomsLink],
    },
    followUps: ['facilities', 'eat_drink_before', 'what_to_bring'],
  },
];
