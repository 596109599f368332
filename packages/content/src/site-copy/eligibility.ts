import {
  type CopyValue,
  group,
  line,
  list,
  optionalLink,
  reference,
  text,
} from '@studio/domain/site-copy/copy-field';

/** Fields of /eligibility, besides the catalogue's classes and products, which the page also shows. */
export const eligibilityFields = group('Who each class suits', {
  description: text('Description for search engines', 200),
  heading: line('Heading', 60),
  lead: text('Introduction', 300),
  suits: list(
    'Texts about classes',
    { noun: 'class text', titleField: 'classType', max: 60 },
    {
      classType: reference('Class type', 'class-type', 'Other classes show the text of their level.'),
      text: text('Who it suits', 300),
    },
  ),
  care: group('Before you come', {
    heading: line('Heading', 60),
    lead: text('Introduction', 300),
    topics: list(
      'Topics',
      { noun: 'topic', titleField: 'term', max: 8 },
      { term: line('Name', 40), text: text('Text', 500), link: optionalLink('Link') },
    ),
  }),
});

export type EligibilityCopy = CopyValue<typeof eligibilityFields>;

/** Built-in text of /eligibility. */
export const eligibilityDefaults: EligibilityCopy = {
  description:
    'Which class suits you, which packs and memberships cover it, and what to know if you’re injured, pregnant or under 18.',
  heading: 'Who each class suits',
  lead: 'Find out who each class is for, and which packs and memberships cover it.',
  suits: [
    {
      id: 'dynamic-reformer',
      classType: 'dynamic-reformer',
      text: 'Anyone without a recent injury who’s happy with a steady pace. If you’ve never been on a reformer, take Reformer Foundations first.',
    },
    {
      id: 'reformer-strength',
      classType: 'reformer-strength',
      text: 'People who’ve taken ten or more reformer classes and want to work harder.',
    },
    {
      id: 'female-only-reformer',
      classType: 'female-only-reformer',
      text: 'Women of every level. The instructor is a woman too.',
    },
    {
      id: 'reformer-foundations',
      classType: 'reformer-foundations',
      text: 'Your first time on the machine, or your first time in years. Also good once an injury has healed.',
    },
    {
      id: 'prenatal-reformer',
      classType: 'prenatal-reformer',
      text: 'From the second trimester, once your midwife or doctor is happy for you to exercise.',
    },
    {
      id: 'classic-mat',
      classType: 'classic-mat',
      text: 'Beginners, and anyone who wants to do the basics well. You get down to the floor and up again a few times.',
    },
    {
      id: 'female-only-mat',
      classType: 'female-only-mat',
      text: 'Women of every level. The instructor is a woman too.',
    },
    {
      id: 'prenatal-mat',
      classType: 'prenatal-mat',
      text: 'Every trimester, once your midwife or doctor is happy for you to exercise. You won’t lie on your front.',
    },
    {
      id: 'vinyasa-yoga',
      classType: 'vinyasa-yoga',
      text: 'People who like to move with their breath. Your wrists carry weight, so tell the instructor if yours are sore.',
    },
    {
      id: 'restorative-yin-yoga',
      classType: 'restorative-yin-yoga',
      text: 'Beginners, and anyone who feels tired or stiff. Also in pregnancy, if you tell the instructor.',
    },
    {
      id: 'sound-healing',
      classType: 'sound-healing',
      text: 'Anyone who can lie down for an hour. Ask your doctor first if you have a pacemaker or epilepsy, or are in your first trimester.',
    },
  ],
  care: {
    heading: 'Before you come',
    lead: 'None of this replaces advice from your doctor. Tell your instructor before every class. There’s always time for it.',
    topics: [
      {
        id: 'injuries',
        term: 'With an injury',
        text: 'Come once the person treating you says you can exercise. See a doctor first about a recent fracture, a slipped disc with numbness, unexplained dizziness or an operation in the last 12 weeks. If you’re not sure, start with a 1:1.',
        link: { label: 'Ask about a 1:1', to: '/contact?topic=1-1' },
      },
      {
        id: 'pregnancy',
        term: 'In pregnancy',
        text: 'Prenatal classes are designed for pregnancy. Restorative / Yin also works, with extra bolsters. Please leave Dynamic Reformer, Reformer Strength and Vinyasa for later. After the birth, come back once you’ve had your postnatal check.',
        link: { label: 'Find a prenatal class', to: '/timetable?activity=prenatal' },
      },
      {
        id: 'age',
        term: 'Age',
        text: 'You need to be 16 or over. If you’re 16 or 17, a parent or guardian comes to your first class and signs at the front desk. There’s no upper limit.',
        link: { label: 'Read more about age limits', to: '/faq#age' },
      },
      {
        id: 'female-only',
        term: 'Female-only',
        text: 'For women, taught by a woman, with the door closed. Look for ‘Female-only’ in the class name.',
        link: { label: 'Questions and answers', to: '/faq?topic=female-only' },
      },
    ],
  },
};
