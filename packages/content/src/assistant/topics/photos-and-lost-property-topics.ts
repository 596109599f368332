import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const roomsLink = { label: 'The rooms', to: '/studio/environment' };

export const photosAndLostPropertyTopics: readonly AssistantTopic[] = [
  {
    id: 'photos_filming',
    question: 'Can I take photos?',
    examples: parseExamples(`
      can i film myself in class
      can i take pictures
      are phones allowed in class
      can i take a selfie on the reformer
      is filming permitted
      video my form during mat?
      photography policy
      can my friend film me for tiktok
      can i have my phone next to me
      can i record the class for my own use
      is it ok to instagram the studio
      can i keep my phone on, waiting for news from hospital
      may i shoot content at your studio
      are pictures allowed before class starts
      is it allowed to take a photo
      phone in class?
      selfies?
      can i vlog my class
      filming rules
      pic of me on the reformer, can somebody take one
      photos?
      can i film
      can i take photos in the studio
      can i do a tiktok in there
      influencer w 80k, can i film a reel during the class
      am i allowed my phone in class, on call
      could i get a selfie on the reformer
      can i make a tiktok
      ok to record myself for insta
      can my friend film me for instagram
      phones allowed?
      can my friend film me on the reformer
      is it ok to put a clip on instagram
    `),
    answer: {
      text: 'Please leave your phone in a locker during class. I don’t know whether photos or videos are allowed at other times. Shall I ask our team?',
      passages: ['rooms:quiet'],
      otherwise: 'I don’t know whether photos or videos are allowed. Shall I ask our team?',
      links: [roomsLink],
      offer: 'talk_to_human',
    },
    followUps: ['privacy_data', 'facilities', 'talk_to_human'],
  },
  {
    id: 'lost_property',
    question: 'I’ve left something at the studio',
    examples: parseExamples(`
      i left my jumper at the studio
      lost my ring
      did anyone find a water bottle
      forgot my phone in the changing room
      lost and found
      i think my airpods are in studio 1
      left my mat behind yesterday
      i forgot my scarf there
      has a black hoodie been handed in
      lost property
      i can't find my keys, were they left at yours
      have you found a silver necklace
      left my umbrella by the bench this morning
      missing one grip sock lol
      my glasses must still be on the shelf
      i've left my wallet in a locker!!
      someone took my coat by mistake
      think i dropped an earring in the reformer room on tuesday
      where do i ask about things i have lost
      my locker is still locked with my bag in it
      can you check whether my kindle is there
      did you see a blue lunch bag after the 12.30
      when can i collect the watch i forgot
      do you keep forgotten clothes
      left my stuff
      has anyone handed in a phone
      i lost my bracelet in your studio yesterday
      my water bottle is still at yours
      have you seen my leggings
      lost my earbuds
      forgot my towel in the shower
      i may have left my passport there
      where's your lost and found
      anything handed in from last night's yoga
      i lost something
      i forgot something at the studio
      i think i left something there
      have you found my jacket
      lost item
      left my airpods in locker 4
      has anyone handed in a gold bangle
      think i forgot my water bottle there sunday
      my jumper is still on the bench, can you keep it
      left a ring by the sink
      did anyone find a blue scarf
      lost my necklace in studio 2 please help it was my grandmas
      my earring came off somewhere in the reformer room
      did anyone hand in my inhaler
      left my epipen in the changing room
      has an insulin pen been handed in
      i think my tablets fell out of my bag at yours
      left my glasses and medication on the bench
      i gave my ring to the teacher and forgot to take it back
      think my airpods fell out by the lockers
      left my daughter's jumper on the bench
      did a grey scarf turn up after the 10am
      i gave an instructor my ring to hold and forgot to ask for it
      left my ring with the teacher, how do i get it back
    `),
    answer: {
      text: 'I’ve asked our team to look for it. What does it look like, and when and where did you last have it?',
      handOver: true,
    },
    slots: ['day', 'time'],
    followUps: ['opening_hours', 'contact_details', 'reply_when'],
  },
];
