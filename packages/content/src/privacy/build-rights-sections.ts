import type { DataController, PrivacySection } from './privacy-section.ts';

/** Builds the sections on automated decisions, children, rights and complaints. */
export function buildRightsSections({ email }: DataController): PrivacySection[] {
  return [
    {
      id: 'automated',
      heading: 'Automated decisions',
      paragraphs: [
        'We make no decisions about you by automated means alone that have legal or similarly significant effects, and we build no profiles of you. Software offers available places to the next person on a waiting list (to others first, if someone has let several offers expire), works out prices from published rules, and slows down or rejects requests that look like abuse. You can always ask a member of our team to review the result.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'Our classes are for people aged 16 and over, and this site is not meant for children. If we learn that a child under 13 has given us data without a parent’s authority, we erase it.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: ['You have the right to:'],
      points: [
        'get a copy of your data. ‘Download my data’ in your account gives it to you immediately',
        'have inaccurate data corrected. You can change your name and phone number in your account',
        'have your data erased. ‘Delete my account’ in your account does this immediately; our records of bookings and payments remain, without your name',
        'receive the data you gave us in a machine-readable format',
        'have the use of your data restricted',
        'object to any use that we base on legitimate interests, and to marketing at any time',
        'withdraw consent at any time, as easily as you gave it',
      ],
    },
    {
      id: 'how-to-use-them',
      heading: 'How to use your rights',
      paragraphs: [
        `Use your account, or email ${email}. It is free, and we reply within one month. We may ask you to prove your identity. If we erase your data at your request and you have an account, only you can delete the login itself, in your account.`,
        'Backups contain the same data. We do not change backups, but we delete them after 30 days.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      paragraphs: [
        `If you think that we have misused your data, email ${email}. We acknowledge complaints within 30 days and tell you the outcome without undue delay.`,
        'You also have the right to complain to the Information Commissioner’s Office (ICO) at ico.org.uk/make-a-complaint or on 0303 123 1113.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      paragraphs: [
        'We update this notice when we change how we use data. The version and date at the top show which version you are reading. If a change affects you, for example a new purpose, we tell you before it applies.',
      ],
    },
  ];
}
