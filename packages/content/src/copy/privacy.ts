/** What the studio says about itself where it answers for data; from the catalogue. */
export interface ResponsibleStudio {
  legalName: string;
  /** In one line. */
  address: string;
  email: string;
}

/** A script of others that counts as well: from where, and whether people are asked before it is loaded. */
export interface CountingScript {
  host: string;
  asksFirst: boolean;
}

/** What is kept, why, and for how long. */
export interface KeptData {
  what: string;
  why: string;
  howLong: string;
}

/** A heading of the privacy page with its paragraphs, and what is kept where it lists that. */
export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  kept?: readonly KeptData[];
}

/** Change both whenever the meaning of a sentence here changes. */
export const privacyVersion = { version: '2026-11-22', validFrom: '2026-11-22' } as const;

export const privacyCopy = {
  title: 'Privacy',
  description:
    'What this site keeps about you, why and for how long. No cookies of ours, nobody who follows you, card numbers never reach us.',
  lead: 'We keep what a booking needs, and little else. No cookies of ours, no advertising, nobody who follows you from site to site.',
  /** Where a script of others counts as well: what that does is not ours to promise. */
  leadWithScript: 'We keep what a booking needs, and little else. No cookies of ours, no advertising.',
} as const;

/** The privacy page. Each sentence describes what this software does; keep it so. */
export function privacySections(
  { legalName, address, email }: ResponsibleStudio,
  script: CountingScript | null = null,
): PrivacySection[] {
  return [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${legalName}, ${address}. For anything on this page write to ${email}; a person answers within one working day.`,
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, and for how long',
      paragraphs: ['Only what you give us, and what follows from it.'],
      kept,
    },
    {
      id: 'in-your-browser',
      heading: 'In your browser',
      paragraphs: [
        'We set no cookies. Two identifiers are kept in your browser’s own storage: iss_clientId, a random number that stays until you clear it or log out, and iss_sessionId, another that lasts as long as the tab. With the first, the browser that made a booking can show it again without an account. Neither says who you are, and neither is given to anybody. While you hold a place in a class, iss_holds remembers which class and until when, so that every page can lead you back to checkout; it goes when the hold ends. While you are logged in, what proves that it is you lies beside them; logging out takes that away.',
        'Beside them, the tab remembers what you typed into an unfinished checkout and how far you had scrolled, your votes on our answers stay on the device, and a page for when you are offline is kept in the browser. All of it is gone when you clear the data of this site.',
      ],
    },
    {
      id: 'counting',
      heading: 'Counting visits',
      paragraphs: [
        'We count what is done here, to see where people turn back before a booking: that the timetable was seen, a class opened, a place held, something booked. Nothing is stored in your browser for it. The visits of one day are told apart by a scrambled form of your part of the network and of your browser’s name, made with a key that is thrown away in the night after. Then the visits are added up and deleted. What stays are sums, and nobody can tell whether two days saw the same person.',
        ...(script ? [ofScript(script)] : []),
      ],
    },
    {
      id: 'cards',
      heading: 'Cards',
      paragraphs: [
        'Payments are made through Stripe. Its form opens in the last step of checkout, and there only; from then on Stripe may set cookies of its own, to tell people from fraud. Your card number goes from your browser to Stripe and never reaches us. We learn whether it worked, and the kind of card and its last four digits where Stripe tells us.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else sees it',
      paragraphs: [
        'The instructor of a class sees the names of those who come, and the people at the desk see bookings. Stripe handles payments, a mail service carries our emails, and a hosting company keeps the machines that this runs on. They work for us under contract and may use your data for nothing else. We sell nothing and share nothing for advertising.',
        'Fonts, pictures and the map on these pages come from our own server. No other company learns from them that you were here.',
      ],
    },
    {
      id: 'letters',
      heading: 'The newsletter',
      paragraphs: [
        'You get it only after you have confirmed it from your own mailbox; an address that nobody confirms is forgotten after 30 days. Every issue has a link that ends it with one press, and then the address is deleted. What stays is a scrambled form of it from which nobody can read the address: by it we know that you have left, and that a code was given once.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      paragraphs: [
        `You may see what we have about you, have it corrected, take it with you, or have it deleted where the law does not make us keep it. You may object to how we use it. Write to ${email}: it costs nothing, and we answer within a month at the latest.`,
        'We rely on the contract with you for bookings, on the law for invoices, on your consent for the newsletter, and on our own interest in a safe and working site for the rest.',
        'If we get it wrong, tell us, or complain to the Information Commissioner’s Office at ico.org.uk.',
      ],
    },
    {
      id: 'health',
      heading: 'What you tell the instructor',
      paragraphs: [
        'An injury or a pregnancy belongs in a conversation before the class. This site has no field for it and keeps no record of it; please leave such things out of messages unless you want us to know them.',
      ],
    },
  ];
}

function ofScript({ host, asksFirst }: CountingScript): string {
  const learns =
    'is told the same, and learns the network address that you come from and what else a browser says of itself. It may keep something in your browser. None of this names you. It is never loaded when your browser asks sites not to follow you (Global Privacy Control or Do Not Track).';
  return asksFirst
    ? `If you agree, a script from ${host} is loaded as well. It ${learns} Your answer is kept in your browser as iss_consent, and you can change it here or at the foot of every page: declining stops the script at once.`
    : `A script from ${host} is loaded as well. It ${learns}`;
}

const kept: readonly KeptData[] = [
  {
    what: 'Bookings and tours: names, email, a phone number if you gave one, the class or slot, what was paid',
    why: 'To hold your place, let you in, change or cancel it, and write to you about it',
    howLong:
      'Six years after the tax year, as accounts law asks. Tours that cost nothing: deleted on request',
  },
  {
    what: 'Invoices, credit notes and the record of each payment and refund',
    why: 'The law asks for them',
    howLong: 'Six years after the tax year',
  },
  {
    what: 'Messages sent with the contact form',
    why: 'To answer them',
    howLong: 'Until the matter is closed; deleted on request',
  },
  {
    what: 'What is said in the live chat, and the address that you leave there',
    why: 'To answer you',
    howLong:
      '30 days after the last message, 180 where a person was asked for; deleted at once when you end the chat',
  },
  {
    what: 'An address on the newsletter or the pre-launch list',
    why: 'To send what you asked for, and the code that comes with it',
    howLong: 'Until you unsubscribe; 30 days when nobody confirms it',
  },
  {
    what: 'The random identifier of your browser, beside the bookings that it made',
    why: 'To show them again to that browser, and to keep one browser from holding every place',
    howLong: 'As long as the booking',
  },
  {
    what: 'How often a browser or a network address has called us or sent a form; the network address of forms in scrambled form',
    why: 'To keep machines from taking all places',
    howLong: 'Two hours at most',
  },
  {
    what: 'What is done on the site, by visit and without a name',
    why: 'To see where people turn back before a booking',
    howLong: 'Until the next morning; from then on only sums',
  },
];
