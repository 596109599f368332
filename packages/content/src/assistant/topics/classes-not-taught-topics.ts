import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about classes that the studio doesn’t teach, or doesn’t teach yet. */
export const classesNotTaughtTopics: readonly AssistantTopic[] = [
  {
    id: 'untaught',
    question: 'Do you teach anything else?',
    examples: parseExamples(`
      do you offer boxing
      is there a barre class
      do you have a gym
      any spinning
      do you do aerial yoga
      zumba?
      do you offer massage
      is there a sauna
      can i get physiotherapy at your place
      do you teach meditation courses
      pole dancing
      ashtanga classes?
      bikram
      hiit
      looking for a spin class near vauxhall, do you run one
      is there a weights room or treadmills
      do you have a swimming pool
      baby yoga?
      do you do kids yoga
      kundalini yoga with you?
      hatha
      i want to do ballet
      any dance classes
      have you got a steam room or spa
      do you do crossfit
      personal training in the gym
      trx or kettlebells
      chair yoga for my office
      do you treat people, like osteopathy or acupuncture
      do you have a cadillac or a wunda chair
      breathwork workshops?
      is there lagree or megaformer
      do you do bootcamp
      step aerobics?
      water aerobics or aqua
      any boxing or kickboxing
      do you run pole classes
      is there a jacuzzi
      can i get a sports massage
      is there a climbing wall
      do you offer nutrition advice
      yoga nidra
      do u have hot pilates
      reiki?
      martial arts
      do you teach ashtanga
      do you have spin classes
      is there a gym
      do you do barre
      do you offer massages
      do you do meditation
      boxing class?
      u do zumba?
      is there hot yoga
      do you offer barre or spin
      do you do kickboxing or anything with a punch bag
      aerial yoga?
      is there meditation
      massage available?
      got a sauna or plunge pool
      ashtanga
      chair pilates?
      do you do massage
      sports massage?
      do you do pole
      is there boxing
      kundalini?
      any bootcamp
      is aerial a thing here
      do you do barre or ballet
      is zumba something you have
      do you guys offer boxing
      do you have any spinning
      is pole offered
      do you have tower or cadillac
      is there a chair class
      any barre or hiit
      do you run zumba
      dying to try aerial, do you have it
      got hot pilates?
      do you do tower classes
    `),
    answer: { lookup: 'not-offered' },
    slots: ['activity'],
    followUps: ['class_describe', 'classes_find', 'coming_soon', 'recommend_goal'],
  },
  {
    id: 'online_classes',
    question: 'Do you have online classes?',
    examples: parseExamples(`
      do you do online classes
      can i join by zoom
      any videos i can follow at home
      is there on demand
      livestream?
      i moved away, can i practise with you remotely
      do you stream the yoga
      are there recordings
      can i do the class from home
      virtual classes?
      zoom pilates
      i live in leeds, can i join over the internet
      do you have a youtube channel with workouts
      can i watch the class back later
      is it all in person
      do you sell workout videos
      any remote option for when i travel
      online yoga available
      can i take part via video call
      web classes
      do you offer hybrid, half in studio half on screen
      i cant leave the house, anything i could do through my laptop
      is there a video library
      digital membership?
      can i dial in to mat pilates
      could i do it over skype
      do you have prerecorded classes
      i am abroad for a month, any way to keep up with you on my computer
      pilates online
      live streaming available?
      can i follow along from my living room
      do you put classes on the web
      home workouts?
      is there a digital version
      any at home option
      online
      do you have online yoga
      are there online classes
      is there anything on zoom
      do you stream any of it, i travel a lot for work
      is there a zoom option
      videos i can do at home?
      can i join from home
      do you film or stream your classes
      any recorded classes
      can i do it from home
      do you have videos i can follow
      remote classes possible
      on demand videos?
    `),
    answer: {
      text: 'We don’t offer online classes. They’re all at our studio.',
      links: [{ label: 'See the timetable', to: '/timetable' }],
    },
    slots: ['activity'],
    followUps: ['classes_find', 'address', 'talk_to_human'],
  },
  {
    id: 'coming_soon',
    question: 'When does Tai Chi start?',
    examples: parseExamples(`
      when does tai chi start
      is tai chi coming
      could you tell me when tai chi begins
      tai chi
      do you do tai chi yet
      i saw tai chi on the website, how do i book it
      who will teach the tai chi
      is there a date for taichi
      thai chi when
      tell me when tai chi is available
      put me on the list for tai chi
      what days will tai chi be on
      how much will tai chi cost
      tai chi start date
      is tai chi still planned
      whens tai chi launching
      interested in tai chi
      tai chi when??
      heard there's tai chi coming
      is tai chi running yet
      have you started tai chi
      tai chi on the timetable?
      when can i book tai chi
      can i register for tai chi
    `),
    answer: {
      text: 'Tai Chi is coming soon, but there’s no date yet. Tell us when you could come and we’ll choose a time.',
      passages: ['promo:tai-chi'],
      links: [
        { label: 'Tell me when it starts', to: '/contact?topic=taichi' },
        { label: 'Send an idea', to: '/contact?topic=classes' },
      ],
    },
    slots: ['activity'],
    followUps: ['classes_find', 'newsletter', 'class_describe'],
  },
];
