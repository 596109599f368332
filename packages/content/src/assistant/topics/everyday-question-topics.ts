import { type AssistantTopic, listExamples } from '../assistant-topic.ts';

/** Topics about shoes, touch and prices that may change. */
export const everydayQuestionTopics: readonly AssistantTopic[] = [
  {
    id: 'shoes',
    question: 'Where do I leave my shoes?',
    examples: listExamples(`
      where do i leave my shoes
      where do shoes go
      can i wear trainers inside
      is there a shoe rack
      where should i put my trainers
      do we take shoes off at the door
      can i keep my shoes on in class
      is it shoes off
      what do i do with my boots
      somewhere to put shoes?
      are shoes allowed in the studio
      do you do yoga in shoes
      outdoor shoes in the studio?
      i've got muddy boots, where do they go
      do i need indoor shoes
      can i wear running shoes on the reformer
      trainers or barefoot
      place for shoes?
      shoes?
      so do the shoes stay by the door
    `),
    answer: {
      text: 'Leave your shoes on the oak bench by the door. You practise barefoot on the mat, and in grip socks on the reformer.',
      links: [{ label: 'The rooms', to: '/studio/environment' }],
    },
    followUps: ['grip_socks', 'what_to_wear', 'lockers'],
  },
  {
    id: 'hands_on',
    question: 'Do instructors touch you?',
    examples: listExamples(`
      do the instructors touch you
      will the teacher touch me
      i don't like being touched, is that ok
      are there hands on adjustments
      can i ask not to be adjusted
      do they correct you with their hands
      i'd rather nobody touched me in class
      is it hands on
      do you do physical adjustments
      do teachers push you into positions
      will someone grab my hips
      no touching please, is that possible
      do you ask before touching
      what about consent for adjustments
      can i opt out of hands on help
      does the teacher put their hands on you
      i hate being adjusted
      trauma survivor, do instructors touch without asking
      do they ask first before they correct you
      i'm funny about being touched
      hands on corrections?
      are adjustments verbal only
    `),
    answer: {
      text: 'Our instructors ask before they touch, and they explain every exercise out loud too. If you’d rather not be touched, tell the instructor before class.',
      links: [{ label: 'About the studio', to: '/about' }],
    },
    followUps: ['instructor_qualified', 'nervous_first_time', 'hearing_sight'],
  },
  {
    id: 'price_changes',
    question: 'Are your prices going up?',
    examples: listExamples(`
      are prices going up
      will it cost more next year
      any price increase coming
      are your packs going up in price
      is the membership price changing
      will my membership get more expensive
      have you put your prices up
      heard prices are rising in january
      price rise?
      do prices change often
      if i join now does my price stay the same
      is the price locked in
      will flow stay at this price
      when do prices go up
      is it getting dearer
      are you raising your prices
      does the membership price go up each year
      how long are these prices valid
      are these the 2027 prices
      prices next year same?
      will drop ins go up
      have the prices changed since last month
    `),
    answer: {
      text: 'I don’t know of any changes to our prices. The pricing page always shows the current ones. Shall I ask our team?',
      links: [{ label: 'See pricing', to: '/pricing' }],
      offer: 'talk_to_human',
    },
    slots: ['product'],
    followUps: ['memberships_info', 'price_list', 'membership_renewal', 'talk_to_human'],
  },
  {
    id: 'newsletter_code_missing',
    question: 'My newsletter code hasn’t arrived',
    examples: listExamples(`
      subscribed but no code came
      i signed up to the newsletter and didn't get my code
      where's the promo code for subscribing
      no discount code after signing up
      i joined your mailing list but never got the 10%
      newsletter code never arrived
      still waiting for the code from the newsletter
      put my email in for the discount and got nothing
      signed up yesterday, no code yet
      the code for new subscribers didn't come
      i've subscribed, where is my discount
      didn't receive the first pack code
      when does the newsletter code arrive
      how long until i get the code after subscribing
      no email with the code
      i confirmed my email but have no code
      signed up for the 10 off and nothing happened
      my partner got the newsletter code and i didn't
      entered my email on the newsletter page but nothing came
      can you resend the newsletter code
      lost the email with my newsletter code
      i deleted the email with the code for subscribers
    `),
    answer: {
      text: 'First confirm your email address with the link in our email, which works for 7 days. Then we email you the promo code. If nothing arrives, check your spam folder or subscribe again. If you still don’t get it, shall I ask our team?',
      links: [{ label: 'Subscribe to our newsletter', to: '/prelaunch' }],
      offer: 'talk_to_human',
    },
    followUps: ['newsletter_code', 'promo_code', 'newsletter', 'talk_to_human'],
  },
];
