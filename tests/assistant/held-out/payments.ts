import type { AssistantCase } from '../assistant-case.ts';

/** Cases about prices, coverage and rules about money. */
export const paymentCases: readonly AssistantCase[] = [
  {
    name: 'one reformer',
    says: 'how much is 1 reformer class if i just want to come the once',
    expect: { facts: ['£20'] },
  },
  {
    name: 'mat three evenings a week',
    says: 'whats cheapest if i wanna do mat like 3 times a week, im only free evenings',
    expect: { facts: ['£150', 'Flow Anytime'] },
  },
  {
    name: 'students',
    says: 'Do you do student discount? UAL',
    expect: [
      { none: true, handOver: 'allowed' },
      {
        link: ['/contact', '/pricing', 'mailto:hello@miles-street.example', 'tel:+442079460117'],
        handOver: 'allowed',
      },
      { handOver: true },
    ],
    never: [/\byes,? (we do|there is)/],
  },
  {
    name: 'the pack costs more',
    says: 'is the 10 pack cheaper than paying each time?? doing the maths and £220 looks MORE for yoga',
    expect: [
      { facts: [/£22\b|dearer|more than|more expensive|costs? more|not cheaper|no saving|isn't cheaper/] },
      { facts: ['£220', '£12'] },
    ],
  },
  {
    name: 'a gift card from a sister',
    says: 'got one of your gift cards off my sister 🎁 how do i use it and does it run out',
    expect: { facts: [/\b24[- ]months|(two|2) years/, /\bcode\b/] },
  },
  {
    name: 'the husband alone',
    says: 'can my husband use my 10 class pack when im away with work',
    expect: { facts: [/together|with you|alongside|at the same time/] },
  },
  {
    name: 'alone with Mei',
    says: 'whats a private session with Mei cost',
    expect: { facts: [['£50', '£75']] },
  },
  {
    name: 'ten hours before',
    says: 'if i cancel like 10 hrs before do i lose my money',
    expect: {
      facts: [
        /\b24[- ]h/,
        /release your place|someone|no refund|not refund|isn't refund|not be refund|you(?:'d| would| do)? lose|too late/,
      ],
    },
  },
  {
    name: 'five minutes late',
    says: 'trains are a mess gonna be 5 min late for my class will they let me in',
    expect: { facts: [/\bdoors?\b|once (a|the|your) class has (begun|started)/] },
    never: [/\byes,? (you|they|we)\b/],
  },
  {
    name: 'a daughter of fourteen',
    says: 'Can my 14 yr old daughter come along with me on Sundays?',
    expect: { facts: [/\b16\b|sixteen/] },
  },
  {
    name: 'away for two months',
    says: 'im away for 2 months over summer, can i put my membership on hold',
    expect: { facts: [/fr(ee|o)z/, /\b(two|2)\b|\b(six|6) months/] },
  },
];
