/** Copy of /faq, around its questions. The studio's settings fill the placeholders in braces. */
export const faqCopy = {
  meta: {
    title: 'Questions and answers',
    description:
      'What to bring, when to arrive, cancelling, freezing, pregnancy, female-only classes and paying.',
  },
  heading: 'Good to know',
  lead: 'What people ask before they come, answered the way we’d answer at the front desk. Search, or choose a topic.',
  search: {
    label: 'Search questions and answers',
    placeholder: 'Late, pregnant, socks…',
    submit: 'Search',
    clear: 'Clear',
    topics: 'Topic',
  },
  groups: {
    general: 'Before you come',
    booking: 'Booking',
    reformer: 'Reformer',
    pregnancy: 'Pregnancy',
    'female-only': 'Female-only',
    payments: 'Payments',
    policies: 'Policies',
  },
  nothing: {
    heading: 'No answers found',
    text: 'Try fewer words, or ask us. We’ll reply within one working day.',
    everywhere: 'Search all topics',
    ask: 'Ask us',
  },
  vote: {
    question: 'Did this help?',
    yes: 'Yes',
    no: 'No',
    thanksYes: 'Thanks for letting us know.',
    thanksNo: 'Thanks for letting us know. Contact us and we’ll answer your question.',
    kept: 'We only save your vote on this device.',
    undo: 'Undo',
  },
  policies: {
    heading: 'Four rules to know',
    lead: 'Worth reading before your first class.',
    arriving: {
      title: 'Arriving',
      text: 'Before the class starts. That leaves time to check in, change and talk to your instructor.',
    },
    cancelling: { title: 'Cancelling', figureUnit: 'hours' },
    freezing: {
      title: 'Freezing',
      figure: '6',
      unit: 'months',
      text: 'You can freeze a membership once every six months, for one or two months. Freeze it in your account. We don’t charge you while it’s frozen.',
    },
    late: {
      title: 'Arriving late',
      figure: '0',
      unit: 'minutes',
      text: 'Once a class has started, the door stays closed so no one is disturbed. Your place counts as used.',
    },
  },
  recommended: {
    heading: 'A good class to start with',
    choose: 'See dates',
    about: 'About the class',
    next: 'Next',
    waysHeading: 'Packs and memberships',
    waysMore: 'See pricing',
  },
  support: {
    heading: 'Still have a question?',
    text: 'Ask us. We’ll reply within one working day.',
    chat: 'Live chat',
    chatHint: 'Typically replies in a few minutes',
    contact: 'Contact us',
    contactHint: 'Send us a message',
    email: 'Email',
    phone: 'Phone',
  },
} as const;

/**
 * Class type that /faq recommends for each topic, with the reason. `general` also replaces class types that are no
 * longer in the catalogue.
 */
export const recommendedClasses = {
  general: {
    classType: 'classic-mat',
    reason: 'The easiest class to start with. There’s nothing to learn first and nothing to bring.',
  },
  booking: {
    classType: 'reformer-foundations',
    reason: 'A calm start. You learn the machine before you use it, and there’s time for questions.',
  },
  reformer: {
    classType: 'reformer-foundations',
    reason: 'If the springs look confusing, start here. You learn what each one does.',
  },
  pregnancy: {
    classType: 'prenatal-mat',
    reason: 'A small group, bolsters where you want them and no lying on your front.',
  },
  'female-only': {
    classType: 'female-only-mat',
    reason: 'Only women in the room, with a woman teaching.',
  },
  payments: {
    classType: 'vinyasa-yoga',
    reason: 'A class to come back to. The Yoga and Mat packs and the Flow memberships all cover it.',
  },
  policies: {
    classType: 'restorative-yin-yoga',
    reason: 'A slow, restful class after so many rules.',
  },
} as const;
