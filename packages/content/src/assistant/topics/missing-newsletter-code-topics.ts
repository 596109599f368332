import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

export const missingNewsletterCodeTopics: readonly AssistantTopic[] = [
  {
    id: 'newsletter_code_missing',
    question: 'My newsletter promo code hasn’t arrived',
    examples: parseExamples(`
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
      text: 'First confirm your email address with the link in our email, which works for 7 days. Then we email you the promo code. If nothing arrives, check your spam folder or subscribe again. If you still don’t get it, our team can help. Shall I ask them?',
      links: [{ label: 'Subscribe to our newsletter', to: '/prelaunch' }],
      offer: 'talk_to_human',
    },
    followUps: ['newsletter_code', 'promo_code', 'newsletter', 'talk_to_human'],
  },
];
