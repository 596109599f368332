/** Labels of /faq. Its other texts are editable (site-copy/faq). */
export const faqCopy = {
  search: {
    label: 'Search questions and answers',
    placeholder: 'Late, pregnant, gift card…',
    submit: 'Search',
    clear: 'Clear',
    topics: 'Topic',
  },
  noResults: {
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
    storageNote: 'We only save your vote on this device.',
    undo: 'Undo',
  },
  policies: {
    arriving: { title: 'Arriving', unit: 'minutes' },
    cancelling: { title: 'Cancelling', figureUnit: 'hours' },
    freezing: {
      title: 'Freezing',
      figure: '6',
      unit: 'months',
    },
    late: {
      title: 'Arriving late',
      figure: '0',
      unit: 'minutes',
    },
  },
  recommended: {
    choose: 'See dates',
    about: 'About the class',
    next: 'Next',
    productsHeading: 'Packs and memberships',
    pricingLink: 'See pricing',
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
