import type { PrivacySection, ThirdPartyServices } from './privacy-section.ts';

/** Builds the sections on recipients and transfers of personal data, and on emails. */
export function buildSharingSections(services: ThirdPartyServices): PrivacySection[] {
  return [
    {
      id: 'who-else',
      heading: 'Who receives your data',
      paragraphs: [
        'At the studio: instructors see who comes to the classes they teach, with notes meant for them. The front desk sees client profiles, bookings, payments, notes, messages and chats. Owners can also export lists of clients and bookings, and create a copy of one person’s data. Exported lists contain no health answers, and the activity log records every export.',
        'Outside the studio, these companies process data for us under contract, and only on our instructions except where the law or their own duties require otherwise:',
      ],
      points: [
        'A hosting company, whose servers store the site, the database and its backups.',
        'Stripe, for payments. For preventing fraud and for its own legal duties, Stripe is itself a controller.',
        'An email service, which delivers our emails.',
        ...(services.textMessages
          ? ['A text message service, which receives your phone number and a verification code.']
          : []),
        ...(services.languageModel
          ? [
              `${services.languageModel}, whose language model answers in the chat. It receives your question and the messages before it, with email addresses, phone numbers, other long numbers and booking codes removed. If you are logged in and ask about your own bookings, it receives their titles, days and times and how many sessions you have left, but not who you are.`,
            ]
          : []),
        ...(services.loginProviders.length > 0
          ? [
              `${formatOr(services.loginProviders)}, if you choose to log in with them. They learn that you log in here; we receive your name and email address from them.`,
            ]
          : []),
        'Other tools that we use to run the studio, such as a calendar. They receive changes to bookings, and names and contact details only where the tool needs them.',
      ],
    },
    {
      id: 'not-shared',
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell personal data and do not share it for advertising. Fonts, pictures and the map on these pages come from our own server, so that no other company learns from them that you visited. We disclose data to authorities and courts only where the law requires it.',
      ],
    },
    {
      id: 'outside-the-uk',
      heading: 'Transfers outside the UK',
      paragraphs: [
        'Some of these companies process data outside the UK, for example Stripe in the United States. They may do so only under UK adequacy regulations, which include the UK Extension to the EU–US Data Privacy Framework, or under the International Data Transfer Agreement or Addendum issued by the Information Commissioner. Email us for a copy of the safeguards.',
      ],
    },
    {
      id: 'letters',
      heading: 'Newsletter and other emails',
      paragraphs: [
        'You receive the newsletter only after you have confirmed your email address. Every issue has a link to unsubscribe, which withdraws your consent. We also email you about your bookings and purchases. You can turn off reminders and requests for reviews in your account or with the link in those emails.',
      ],
    },
  ];
}

function formatOr(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}
