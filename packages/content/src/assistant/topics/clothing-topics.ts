import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about clothes and socks. */
export const clothingTopics: readonly AssistantTopic[] = [
  {
    id: 'what_to_wear',
    question: 'What should I wear?',
    examples: listExamples(`
      what do i wear to my first class
      can i practise in shorts
      do i wear trainers
      dress code?
      what clothes are best
      leggings or joggers
      is a t shirt and shorts ok for a man
      outfit for reformer
      can i come in jeans straight from work
      do i need gym shoes
      wat to wear
      what kind of clothing for yoga
      do i take my shoes off
      bare feet or shoes in mat pilates
      can i wear a skirt
      is loose clothing a problem on the reformer
      can i keep my jewellery and glasses on
      do i need a sports bra
      attire for sound healing
      what do people wear, is it all lululemon
      would tracksuit bottoms be fine
      is barefoot ok for vinyasa
      i dont own any gym gear, what can i put on
      maternity leggings needed for prenatal?
      whats the right gear
      can i wear normal clothes
      pyjamas for sound healing? haha
      what do blokes wear
      tights or shorts
      is there a uniform
      appropriate clothing for pilates
      clothes?
      shoes on or off
      what should my wife put on for prenatal
      baggy t shirt ok or will it fall over my face
      do leggings from primark work or do i need special ones
      school pe kit ok?
      can i wear shorts
      is it ok to do it in jeans coming from the site
      can i keep my hijab and long sleeves on
      jewellery on or off
      can i wear my pe kit
      work clothes ok, coming off the site
      trackie bottoms ok?
    `),
    answer: {
      text: 'Wear clothes you can bend in. You practise barefoot on the mat and in grip socks on the reformer. Leave your shoes on the oak bench by the door.',
      links: [{ label: 'What to bring', to: '/faq#what-to-bring' }],
    },
    slots: ['activity'],
    followUps: ['grip_socks', 'what_to_bring', 'facilities'],
  },
  {
    id: 'grip_socks',
    question: 'Do I need grip socks?',
    examples: listExamples(`
      do i need grip socks
      how much are the socks
      can i do reformer barefoot
      do you sell sticky socks
      forgot my grip socks, what now
      are socks compulsory
      can i wear normal socks on the reformer
      do you rent out socks
      socks
      grippy socks needed
      what are grip socks
      can i buy socks at the studio
      where do i get non slip socks
      do i need socks for mat pilates
      are toe socks ok
      pilates socks price
      i dont have the special socks
      do you have socks in men's sizes
      do i really need those rubber sole socks
      can you lend me a pair of socks
      socks or bare feet on the machine
      is it compulsory to have anti slip socks
      whats the deal with socks
      trampoline socks ok for reformer?
      sox needed for the machine?
      no socks with me, can i still do reformer
      whats wrong with bare feet on the reformer
      where can i purchase sticky socks
      socks compulsory on reformer?
      do you sell grip socks at reception
      how much for a pair of socks
      are socks included
      do i have to have grips
      forgot socks
      the sock is obligatory? where buy
      forgot socks can i do reformer w/out
      barefoot on the reformer?
      do ordinary socks do
      are the socks compulsory
      where can i buy the socks
      do i have to buy your socks
    `),
    answer: { passage: 'faq:grip-socks' },
    slots: ['activity'],
    followUps: ['what_to_wear', 'what_to_bring', 'classes_find'],
  },
];
