import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about personal details, health in class and a death. */
export const personalMatterTopics: readonly AssistantTopic[] = [
  {
    id: 'why_details',
    question: 'Why do you ask for my details?',
    examples: parseExamples(`
      why do you need my phone number
      why are you asking for my date of birth
      what do you need my birthday for
      do i have to give you my mobile
      why does the form want my address
      is the emergency contact compulsory
      why do you want an emergency contact
      can i book without giving my surname
      i don't want to give my real name, is that ok
      why's my postcode needed
      what happens if i leave the phone field blank
      is my date of birth required
      why do you ask about injuries on the form
      what's the reason you collect my email
      which of these boxes are optional
      do you really need all these details just for one class
      seems a lot of personal info for a yoga class, why
      do i need to give my age
      why is my gender being asked
      can i skip the bit about my date of birth
    `),
    answer: {
      text: 'Our privacy notice says which details we ask for and why. The health questions are optional. If you’d like to leave something else out, our team can help. Shall I ask them?',
      links: [{ label: 'Privacy notice', to: '/privacy' }],
      offer: 'talk_to_human',
    },
  },
  {
    id: 'period',
    question: 'Can I come on my period?',
    examples: parseExamples(`
      i've got bad period cramps, is yin any good
      can i do reformer on my period
      is it ok to come when i'm on
      time of the month, what class should i do
      period pain today, should i still come
      what's gentle enough for cramps
      i'm on day one and feel grim, which class is kindest
      do i tell the instructor i've got my period
      are inversions ok during a period
      heavy period, can i skip some exercises
      is vinyasa a bad idea on my period
      cramps are killing me, would restorative help
      came on this morning, still come to mat tonight?
      does yoga help with period pain
      is there somewhere for sanitary bins
      pms and knackered, what would suit
      anything for endometriosis cramps on bad days
      menstrual cramps, gentle class please
      can i lie in a different position, i've got cramps
      i feel bloated and crampy, is the reformer a bad idea
      period came early, do i have to cancel
    `),
    answer: {
      text: 'Come if you feel up to it. Restorative / Yin Yoga is our gentlest class, with poses held over bolsters and blankets, and you can rest or stop at any time. I can’t give medical advice, so if the pain is strong or unusual, ask your GP or call 111.',
      catalogue: ['class-type:restorative-yin-yoga'],
      otherwise:
        'Come if you feel up to it. You can rest or stop at any time. I can’t give medical advice, so if the pain is strong or unusual, ask your GP or call 111.',
      links: [{ label: 'Compare the classes', to: '/classes' }],
    },
  },
  {
    id: 'medical_device',
    question: 'Can I keep a medical device on?',
    examples: parseExamples(`
      i wear an insulin pump, can i keep it on
      can i have a snack in class if my sugar drops
      type one diabetic, is it ok to eat a jelly baby half way through
      i've a glucose sensor on my arm, will it get knocked
      can i keep my hearing aids in
      i have a stoma bag, is that a problem on the reformer
      is it ok to have my inhaler by the mat
      can i bring my epipen into the room
      i need my phone on for my glucose alarm
      can i wear a knee brace in class
      will my wrist splint get in the way
      i've a catheter, can i still lie on the machine
      can i keep my medication next to me
      i use a tens machine, can i keep it on
      i need to take tablets at a set time, can i step out
      am i allowed to eat in class for medical reasons
      can i wear compression stockings on the reformer
      my cgm beeps sometimes, will people mind
      i've got a prosthetic leg, do i take it off
      can my back brace stay on
      need to check my blood sugar during class, ok?
      type 1 diabetic, can i keep my pump on
      do you let diabetics eat during class if they go low
      my sugar can drop half way, is it ok to stop and eat something
      i've an insulin pump clipped to my waistband, do i take it off
    `),
    answer: {
      text: 'Tell the instructor about it before the class starts. I don’t know of a rule about devices, medicines or snacks in class. Whether an exercise is safe for you is a question for your doctor or nurse. Shall I ask our team about the class?',
      links: [{ label: 'Contact us', to: '/contact' }],
      offer: 'talk_to_human',
    },
  },
  {
    id: 'bereavement',
    question: 'Someone has died',
    examples: parseExamples(`
      my friend has died and she had a pack with you
      my mother passed away and her membership is still being charged
      my husband died last month, how do i close his account
      sadly my sister is no longer with us, what happens to her sessions
      can i use the sessions of someone who has died
      my late wife had six classes left
      a member has passed away, who do i tell
      my dad died and i need to stop his payments
      she passed away in october and had a gift card from you
      can the pack of a friend who died be transferred to me
      i'm sorting out my aunt's affairs, she was a member with you
      bereavement, need to cancel my mum's membership
      my partner has died, please stop emailing her
      the account holder is deceased
      i'm the executor for one of your clients
      my gran used to come to yin and died last week, she had a booking
      she died before she could use her pack, will you refund the family
      my flatmate passed away, his emails from you keep coming
      we lost mum in the summer, there is money on her gift card
      how do i tell you that a client has died
      he had a 1:1 booked but he passed away on sunday
    `),
    answer: {
      text: 'I’m very sorry for your loss. I’ve passed this to our team, who will look after it personally. Please tell us the name and email address on the account, and how we can reach you.',
      handOver: true,
    },
  },
];
