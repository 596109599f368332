import { healthConsentCopy } from '../copy/first-visit.ts';
import { buildBrowserSections } from './build-browser-sections.ts';
import { buildRightsSections } from './build-rights-sections.ts';
import { buildSharingSections } from './build-sharing-sections.ts';
import type { DataController, PrivacySection, ThirdPartyServices } from './privacy-section.ts';
import { storedDataCategories } from './stored-data-categories.ts';

/** Version of the privacy notice. Change version and date whenever the meaning of a sentence of the notice changes. */
export const privacyVersion = { version: '2026-11-26', validFrom: '2026-11-26' } as const;

export const privacyCopy = {
  title: 'Privacy',
  description:
    'What personal data we store, why, on which legal basis and for how long, who else receives it, and what your rights are.',
  lead: 'What we store about you, why, for how long and what your rights are. No advertising, and no tracking across other sites.',
  /** Replaces `lead` if a third-party analytics script is configured. */
  leadWithScript: 'What we store about you, why, for how long and what your rights are. No advertising.',
} as const;

/**
 * Builds the privacy notice. Every sentence must be true of the software. Tests compare the notice's table of stored
 * data with the database.
 */
export function buildPrivacySections(studio: DataController, services: ThirdPartyServices): PrivacySection[] {
  const { legalName, address, email } = studio;
  return [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${legalName}, ${address}, is the controller of your personal data. For questions about privacy, email ${email}.`,
        'This notice covers this website, your account, and what our team records at the front desk. It follows the UK General Data Protection Regulation (UK GDPR) and the Data Protection Act 2018.',
      ],
    },
    {
      id: 'what-we-store',
      heading: 'What we store',
      paragraphs: [
        'We get this data from you, from a person who books for you or gives you a gift card, and from Stripe, which tells us whether a payment succeeded. You do not have to give us any of it, but without a name and an email address we cannot take a booking.',
        'When we remove your name from a record, we also remove your email address and phone number. You can have them removed earlier: see ‘Your rights’.',
      ],
      stored: storedDataCategories,
    },
    healthSection(email),
    ...buildBrowserSections(services.script),
    ...buildSharingSections(services),
    ...buildRightsSections(studio),
  ];
}

function healthSection(email: string): PrivacySection {
  return {
    id: 'health',
    heading: 'Health answers',
    paragraphs: [
      'Before your first class, and in your account, you can tell us whether you are pregnant or injured. This is health data. We store it only if you give your explicit consent by ticking a box, which is never ticked in advance. You can book and take part without it, and tell your instructor in person instead.',
      `You consent to these words: ‘${healthConsentCopy.words}’ We store the words, their version and the time with your answers.`,
      'You and the instructors of the classes you book can see the answers. The front desk, other instructors and the owners cannot see them in any of their tools. There is one exception: if you ask us for a copy of your data, the owner who makes the copy handles a file that contains your answers. The activity log records every such copy.',
      `You can withdraw your consent at any time: in your account under ‘Health answers’, on the booking page where you gave the answers, or by email to ${email}. We erase the answers straight away. Withdrawing your consent does not affect the lawfulness of our use of the answers before then.`,
      'Please do not write health details into the contact form or the chat. If you tell our team about your health and ask them to remember it, they need your explicit consent before they write it in a note.',
    ],
  };
}
