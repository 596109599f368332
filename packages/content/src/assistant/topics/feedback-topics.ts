import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about praise, reviews and feedback. */
export const feedbackTopics: readonly AssistantTopic[] = [
  {
    id: 'praise',
    question: 'I’d like to thank the team',
    examples: parseExamples(`
      i loved the class today
      best studio in london
      thank noor for me, brilliant lesson
      just wanted to say amara is wonderful
      great session this morning
      you guys are amazing
      five stars from me
      loved it!
      the reformer class with freya was incredible
      pass on my thanks to mei
      such a lovely studio
      jonah is the best teacher i've ever had
      really enjoyed my first class
      i feel fantastic after yesterday's vinyasa, thanks to you all
      compliments to the team
      what a beautiful place, well done
      absolutely brilliant class, will be back
      i really loved the class
      great class today
      thank you for a great class
      the class was amazing
      amazing class
      freya is brilliant
      i love your studio
      best class ever
      i loved it
      i loved my class
      the class was great
      that was a lovely class
      really good class with ines
      jonah was amazing today
      mei was great
      thank the team from me
      please thank freya for the class
      your instructors are wonderful
      you have a lovely studio
      best pilates i've ever done
      amazing session
      that class nearly killed me lol, loved it
      priya's class is fire
      absolute killer class last night, thank you
      i almost died in dynamic but in a good way
      best class ever, i was dying laughing at the end
      the new reformers are to die for
      your playlist is fire
      mei's abs series is deadly, 10 out of 10
      the sunday class blew my head off, brilliant
      died and went to heaven in sound healing
      amara's yin last night was heaven, please tell her
      grand class altogether, your man Jonah is gas
      i tagged you in my reel, obsessed with the space
      just tagged you on instagram, loved it
      love this place so much
      Freya is brilliant, my back feels ten years younger
      you are the best
      thank noor for a fab class
      please say a big thank you to the man who found my scarf
      could you let the person on reception know how kind she was to me
      the lady at the front desk made me feel so welcome, please tell her
      whoever chose the flowers, thank you, they cheered me up
      been through a rough patch, lost my job, and that hour was the first time i felt like me again. thank amara
      first class since my mum died and i left smiling, please let freya know
      i had a little cry in savasana, a happy one. tell mei she has a gift
      hard few months with the breakup, this place has been my happy spot, just wanted to say it
      pass on to jonah that he has changed how i stand
      the candle by the window is such a nice touch, tell whoever does that
      came in feeling low and left floating, tell your teacher she is a star
      tell noor she's a legend
      not a question just wanted to send some love to the team
      please tell the person who waters the flowers that they look lovely
      could you pass on my thanks to the woman at reception
      tell whoever chose the music thank you from me
      say thanks to the man who helped me with my bag
      could you let amara know she made my week
      please thank the girl at the desk for the tea
      first class today. i lost my job in spring and hadn't left the house much. i walked out smiling. please tell noor
      had my first yoga with you last night, after a horrible few months. i cried at the end but happy tears. thank you
      i came for the first time since my mum died and your teacher was so kind, tell her thank you
      rough year, breakup, moved cities, and that hour today was the best thing i've done for myself
      just out of class with jonah, feel like a new human, let him know he's brilliant
      tell mei she is wonderful, i haven't felt this good in years
      my back and my head both feel better after today, what a teacher
      finished my first class with noor an hour ago. awful year, lost my dad, barely left the flat. i lay on the mat at the end and had a little happy cry. tell her she's an angel
      first time ever today with amara, after a divorce and a move i did something just for me. she's magic, let her know
      noor's playlist is amazing
      the music was fire today
      that class was brilliant
      laughed so much in class, loved it
      what a class, loved every second
      just wanted to say amara was wonderful on sunday
    `),
    answer: {
      text: 'Thank you, that’s lovely to hear. Shall I pass this on to our team?',
      offer: 'talk_to_human',
    },
    slots: ['instructor'],
    followUps: ['leave_review', 'book_now'],
  },
  {
    id: 'leave_review',
    question: 'How can I leave a review?',
    examples: parseExamples(`
      how can i leave a review
      where do i rate my class
      leave a review
      can i write a google review
      i want to review ines's class
      where can i post a rating
      my review hasn't appeared
      how do i change my review
      tripadvisor or google where do i rate you
      can i remove the review i wrote
      i'd like to leave a review
      how do i write a review
      how do i review my class
      where do i leave a review
      i want to leave a five star review
      can i leave a review
      how can i rate the class
      where are reviews written
      where can i give you 5 stars
      where do i leave five stars
      where do i write a review
      do you take reviews
      how can i edit a review
      can you delete my review please
      i wrote a review last week and can't find it
      how long before my review is published
      i never got the review link
      is there a link to review my class
      can i leave a comment about the class somewhere public
      will my name be shown next to my review
      are you on trustpilot
      where can i read reviews
      whats your average star rating
      do you publish bad reviews
      can i leave stars without writing anything
      where can i leave five stars
      how do i post feedback publicly
    `),
    answer: {
      text: 'You can leave a review with the link we email you after a class. We read every review before we publish it on the class page. Until then, you can change or withdraw yours with the same link. After that, contact us. You’ll find our reviews on the class pages.',
    },
    slots: ['instructor'],
    followUps: ['feedback', 'praise', 'talk_to_human'],
  },
  {
    id: 'feedback',
    question: 'I have a suggestion',
    examples: parseExamples(`
      can i give feedback
      i have a suggestion
      feedback
      you should do more evening classes
      have you thought about adding a 6am class
      suggestion for the timetable
      i'd like to make a suggestion
      it would be great if you had more reformer on sundays
      some feedback on the class
      please put hooks in the changing rooms
      idea for you
      could you play quieter music, just a thought
      where do i send feedback
      constructive feedback
      would love to see barre on the timetable
      you could really do with a water fountain upstairs
      one small thing that could be better
      can i suggest something
      request: more beginner classes
      i wish there were later yin classes
      feedback about the new website
      just an idea, what about a loyalty card
      please consider a men's class
      wanted to share my thoughts on last week
      survey
      your site would be better with a filter by teacher
      i'd like to give some feedback
      i have some feedback
      i want to give feedback
      can i make a suggestion
      i've got an idea for the studio
      could you add more classes on sunday
      can you do more evening reformer classes
      you should offer more morning classes
      feedback on my class
      i have an idea
      just a thought, more evening mat classes would be amazing
      the music on tuesday was a bit loud, wanted to mention it
      captions on your videos would help
      just to mention the heating was a bit high
      small suggestion about the music
      would be good if you had more evening yin
      i have an idea for the website
      tip: put hooks in the changing rooms
      a sign on the door would help
      more hooks would help
      you should have plants
      maybe offer classes at 6am
      maybe offer 6am classes
      you could offer earlier classes
      please think about adding more mat on sundays
      why not have a later yin
      could you put a bench outside
      could you play less loud music
      you could do with more hooks in the changing room
      small idea: put the class length on the timetable
      it would be great to have later classes
      why did you stop the early class, some of us have jobs
      please bring back the 6am
    `),
    answer: {
      text: 'Thank you. Shall I pass this on to our team? You can also add more here or in our contact form.',
      links: [{ label: 'Contact us', to: '/contact' }],
      offer: 'talk_to_human',
    },
    slots: ['activity', 'day'],
    followUps: ['leave_review', 'talk_to_human'],
  },
];
