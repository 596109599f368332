import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about clothes and socks. */
export const clothingTopics: readonly AssistantTopic[] = [
  {
    id: 'what_to_wear',
    question: 'What should I wear?',
    examples: parseExamples(`
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
      is there a dress code
      would jeans be a problem
      are shorts ok on the machine or is it awkward
      can i come in my running kit
      tight leggings or baggy joggers, what do people normally have on
      do zips or buttons damage the reformer
      should i take my jewellery off, and can i keep my rings on
      does it matter what i wear
      my sports bra is too tight for roll ups, what do people wear
      is there any rule about clothes
    `),
    answer: {
      text: 'Wear anything you can bend and stretch in. You’ll need grip socks for reformer classes. On the mat, bare feet are best.',
      passages: ['faq:what-to-bring'],
      otherwise:
        'Wear anything you can bend and stretch in. I don’t know what else you need. Shall I ask our team?',
      links: [{ label: 'What to bring', to: '/faq#what-to-bring' }],
    },
    slots: ['activity'],
    followUps: ['grip_socks', 'what_to_bring', 'facilities'],
  },
  {
    id: 'grip_socks',
    question: 'Do I need grip socks?',
    examples: parseExamples(`
      do i need grip socks
      can i do reformer barefoot
      do you sell sticky socks
      are socks compulsory
      can i wear normal socks on the reformer
      socks
      grippy socks needed
      what are grip socks
      can i buy socks at the studio
      where do i get non slip socks
      do i need socks for mat pilates
      are toe socks ok
      do i really need those rubber sole socks
      socks or bare feet on the machine
      is it compulsory to have anti slip socks
      whats the deal with socks
      trampoline socks ok for reformer?
      sox needed for the machine?
      whats wrong with bare feet on the reformer
      where can i purchase sticky socks
      socks compulsory on reformer?
      do you sell grip socks at reception
      do i have to have grips
      the sock is obligatory? where buy
      barefoot on the reformer?
      do ordinary socks do
      are the socks compulsory
      where can i buy the socks
      do i have to buy your socks
      are those gripper socks a must
      do i have to get the special socks
      must i wear socks on the machine
      is it barefoot or socks
      socks needed for foundations?
      any kind of sock ok
      will normal trainer socks do on the reformer
      are the socks compulsory on the machines
      can i go barefoot on the reformer
      normal socks ok or do they have to be sticky
    `),
    answer: { passage: 'faq:grip-socks' },
    slots: ['activity'],
    followUps: ['grip_socks_price', 'grip_socks_forgotten', 'what_to_wear', 'what_to_bring'],
  },
  {
    id: 'grip_socks_price',
    question: 'How much are grip socks?',
    examples: parseExamples(`
      how much are the socks
      do you rent out socks
      pilates socks price
      do you have socks in men's sizes
      can you lend me a pair of socks
      how much for a pair of socks
      are socks included
      what do the grippy socks cost
      cost of socks at the front desk
      how much do you charge for anti slip socks
      price for a pair of the sticky socks
      are the socks expensive
      what will a pair of socks set me back
      sock price?
      how many quid are the socks
      are grip socks free with the first class
      what do you charge for a pair
      do the socks cost extra
      can i hire socks instead of buying
      are socks part of the price
      what sizes do the socks come in
      can you borrow a pair of grip socks
      do you do socks in size 11
      how much should i bring for socks
      are the socks cheaper online
    `),
    answer: {
      text: 'You can buy grip socks at the front desk, but I don’t know the price or sizes, or whether we lend them. Shall I ask our team?',
      passages: ['faq:grip-socks'],
      links: [{ label: 'Good to know', to: '/faq#grip-socks' }],
      offer: 'talk_to_human',
    },
    followUps: ['grip_socks', 'grip_socks_forgotten', 'what_to_bring', 'talk_to_human'],
  },
  {
    id: 'grip_socks_forgotten',
    question: 'What if I forget my grip socks?',
    examples: parseExamples(`
      forgot my grip socks, what now
      i dont have the special socks
      no socks with me, can i still do reformer
      forgot socks
      forgot socks can i do reformer w/out
      i've left my grip socks at home
      what happens if i turn up without socks
      can't find my grip socks, class in an hour
      what if i don't bring the socks
      came without my sticky socks, am i in trouble
      lost my grip socks and i've got reformer tonight
      do you let people in without grip socks
      my socks are in the wash, can i still come
      if i've no socks can i get some there
      i'll be straight from work with no grip socks
      what do i do without socks
      left the house without my pilates socks
      i always forget my socks, do you sell spares
      what if mine have holes
      socks got left behind, now what
      can i join reformer without the socks
      no grippy socks on me
      i didn't bring the socks
      what if i've forgotten my socks
      and if i leave them at home
      what if i haven't got them with me
      what happens if i forget mine
      and if i turn up without any
      say i forget to pack them
    `),
    answer: {
      text: 'Don’t worry, you can buy grip socks at the front desk. You only need them on the reformer.',
      passages: ['faq:grip-socks'],
      links: [{ label: 'Good to know', to: '/faq#grip-socks' }],
    },
    followUps: ['grip_socks_price', 'arrival_checkin', 'what_to_bring'],
  },
];
