import { healthAnswersRetentionMonths } from '@studio/domain/first-visit/health-answers';
import { giftCardValidityMonths } from '@studio/domain/gift-cards/gift-card-dates';
import { accountRetention, retention } from '@studio/domain/privacy/retention';

/** Category of stored personal data. Every database table belongs to one, which a test checks. */
export interface StoredDataCategory {
  id: string;
  what: string;
  details: string;
  purpose: string;
  /** Lawful basis, in the terms of Article 6 of the UK GDPR. */
  basis: string;
  retention: string;
}

/** Stored personal data, as the privacy notice lists it. The purge jobs apply the same retention periods. */
export const storedDataCategories: readonly StoredDataCategory[] = [
  {
    id: 'account',
    what: 'Your account',
    details:
      'Name, title, email address, phone number; your password, stored only in a form from which it cannot be recovered; settings of two-step verification, passkeys, remembered devices and linked logins; the private address of your calendar feed.',
    purpose: 'To provide your account and keep it secure.',
    basis: 'Contract.',
    retention: `Until you delete your account. After that we keep only its random number, so that the account cannot be recreated by mistake. Accounts whose email address is never confirmed: ${accountRetention.unconfirmedAccountDays} days.`,
  },
  {
    id: 'login-activity',
    what: 'Login activity',
    details:
      'Logins and failed attempts, changes to your password and security settings, the type of browser, and a shortened IP address, which many people share; verification codes, as keyed hashes.',
    purpose: 'To protect accounts, and to show you what happened to yours.',
    basis: 'Legitimate interests: keeping accounts secure.',
    retention: `Activity: ${accountRetention.activityDays} days. A login ends after ${accountRetention.loginDays} days; ended logins, codes and counters of failed attempts are deleted ${accountRetention.endedHours} hours later.`,
  },
  {
    id: 'bookings',
    what: 'Bookings, waiting lists and check-in',
    details:
      'Who booked and who attends, email address, phone number if given, class, place and price, how the place was paid for, attendance, late cancellations and no-shows; the random number of the browser that made the booking, and a keyed hash of its IP address.',
    purpose: 'To hold your place, check you in, change or cancel the booking, and email you about it.',
    basis: 'Contract. For people you book for: legitimate interests, to run the class.',
    retention: `Names: ${retention.accountingYears} years after the class, as part of our accounts, or until you delete your account. Waiting lists: ${retention.enquiryMonths} months. Which browser held a place: ${retention.holdDays} days.`,
  },
  {
    id: 'tours',
    what: 'Studio tours',
    details:
      'Name, email address, phone number and the time of the tour; while you choose, the random number of your browser and a keyed hash of its IP address.',
    purpose: 'To arrange the tour.',
    basis: 'Contract: steps taken at your request before entering into a contract.',
    retention: `${retention.enquiryMonths} months after the tour. Your browser’s number and the hash: ${retention.holdDays} days.`,
  },
  {
    id: 'packs',
    what: 'Packs, memberships and sessions',
    details:
      'What you bought, the terms you accepted and when, sessions left and used, and when a membership renews, is frozen or ends.',
    purpose: 'To provide what you bought.',
    basis: 'Contract.',
    retention: `Names: ${retention.accountingYears} years after the purchase, or until you delete your account. Sessions, dates and amounts stay after that without a name.`,
  },
  {
    id: 'offers',
    what: 'Once-per-person offers',
    details:
      'Which once-per-person offer or code was used and when, with keyed hashes of the email address and of the card that paid. No one can read the address or the card number from them.',
    purpose: 'To give each person a starter offer only once, even after they close an account.',
    basis: 'Legitimate interests: giving each offer only once.',
    retention: `${retention.offerMonths} months after the offer was used, even if you delete your account.`,
  },
  {
    id: 'gift-cards',
    what: 'Gift cards',
    details:
      'The name and email address of the person you give the card to, your name, your message, and a keyed hash of the payment card that bought it, so that the same payment card cannot pay for a once-per-person offer twice.',
    purpose: 'To deliver the gift card, and to let the recipient use it.',
    basis:
      'Contract with the buyer. For the recipient: legitimate interests, to deliver the gift. For the hash: legitimate interests, giving each offer only once.',
    retention: `${retention.giftCardMonths} months after the card expires, which is ${giftCardValidityMonths} months after it was bought. Names and messages: earlier if the buyer deletes their account.`,
  },
  {
    id: 'payments',
    what: 'Payments, refunds and invoices',
    details:
      'Amounts, dates, payment method, the brand and last four digits of the card where Stripe tells us, and the number that Stripe gives you as a customer. We never receive your full card number.',
    purpose: 'To take payment, make refunds and keep accounts.',
    basis: 'Contract. Legal obligation: tax and accounting law.',
    retention: `Names: ${retention.accountingYears} years, or until you delete your account. Amounts and document numbers stay after that without a name.`,
  },
  {
    id: 'profile',
    what: 'Client profile and notes',
    details:
      'Name, email address and phone number as our team recorded them, how you first came to us, records imported from an earlier booking system, such as how many classes you attended there, when we invited you to set up a login, merged records, and notes that our team writes about you.',
    purpose: 'To recognise you at the front desk, look after you in class, and invite you to set up a login.',
    basis: 'Legitimate interests: running the studio and serving its clients.',
    retention: `Until you delete your account or ask us to erase it. Uploaded client lists that are never imported: ${retention.importDraftDays} day.`,
  },
  {
    id: 'health',
    what: 'Health answers',
    details:
      'Whether you are pregnant and in which week, injuries and anything else you tell us to go easy on; the words, version and time of your consent.',
    purpose: 'To let the instructors of the classes you book adapt the class for you.',
    basis: 'Your explicit consent (Articles 6(1)(a) and 9(2)(a)).',
    retention: `${healthAnswersRetentionMonths} months, or until you withdraw consent or delete your account, if that is sooner. The record that you gave consent, without the answers, stays until you delete your account or ask us to erase it.`,
  },
  {
    id: 'waiver',
    what: 'Safety waiver',
    details: 'Which version you accepted before your first class, when, and whether online or on paper.',
    purpose: 'To show that you were told how to take part safely.',
    basis: 'Legitimate interests: establishing and defending legal claims.',
    retention: 'Until you delete your account or ask us to erase it.',
  },
  {
    id: 'reviews',
    what: 'Reviews',
    details:
      'Your rating and words, the name you chose to show, our reply, and that we asked you for a review.',
    purpose: 'To show what people think of our classes.',
    basis: 'Legitimate interests: improving and presenting our classes.',
    retention: 'Until you withdraw the review or delete your account.',
  },
  {
    id: 'messages',
    what: 'Messages to and from the studio',
    details:
      'Name, email address, what you wrote with the contact form, and our replies. Messages that our team emailed to the clients of a class, and which of your bookings each one was about.',
    purpose: 'To answer you, and to tell you about your class.',
    basis: 'Legitimate interests: answering enquiries and informing clients about their classes.',
    retention: `${retention.enquiryMonths} months after you sent the message, once it has been answered. Messages about a class: ${retention.enquiryMonths} months after we sent them.`,
  },
  {
    id: 'chat',
    what: 'Live chat',
    details:
      'What is said in the chat, and the email address you leave there. Our team can save a question that our assistant could not answer, so that it learns to answer it. We store only the question, with nothing that links it to you, and first remove email addresses, phone numbers and booking codes.',
    purpose: 'To answer you, and to improve our assistant’s answers.',
    basis: 'Legitimate interests: answering enquiries.',
    retention: `${retention.assistantChatDays} days after the last message; ${retention.personChatDays} days if our team joined. Deleted immediately if you end the chat. Saved questions: until our team removes them.`,
  },
  {
    id: 'newsletter',
    what: 'Newsletter and pre-launch list',
    details: 'Email address, when you subscribed and confirmed, and the promo code that comes with it.',
    purpose: 'To send you the newsletter and the promo code.',
    basis:
      'Your consent. After you unsubscribe: legitimate interests, to make sure that we do not email you again.',
    retention: `Until you unsubscribe; ${retention.unconfirmedNewsletterDays} days if you never confirm. After that we keep a keyed hash, from which no one can read the address.`,
  },
  {
    id: 'email-choices',
    what: 'Emails we sent you, and those you turned off',
    details:
      'Which kind of email was sent about which booking or purchase and when, without its text; the kinds of email you turned off.',
    purpose: 'To send each email only once, and to respect your choice.',
    basis: 'Legitimate interests: reliable service emails.',
    retention:
      'Choices: until you delete your account or ask us to erase them. Records of sent emails do not contain names, and we keep them.',
  },
  {
    id: 'activity-log',
    what: 'Activity log',
    details:
      'For each change to a booking, payment or setting: what changed, when, why, and the internal number of the person who made it. Booking events that we send to our other tools.',
    purpose: 'To explain every change and to detect fraud and mistakes.',
    basis: 'Legitimate interests: accountability and security.',
    retention: `The log cannot be changed or deleted, so that it can be trusted. Events sent to our tools: ${retention.webhookDays} days.`,
  },
  {
    id: 'protection',
    what: 'Protection against abuse',
    details:
      'How many requests and forms a browser or IP address has sent, how many emails we have sent to an email address (stored as a keyed hash), responses stored in case a request is repeated, and in which browser you confirmed your email address.',
    purpose:
      'To stop automated programs from taking places or emailing strangers, and to prevent double charges.',
    basis: 'Legitimate interests: a safe and working site.',
    retention: `Counters: up to ${retention.limitHours} hours. Stored responses: ${retention.repeatedCallDays} days. Confirmed email addresses: ${retention.emailProofDays} days.`,
  },
  {
    id: 'visits',
    what: 'Visits to this site',
    details:
      'Which steps towards a booking were taken during a visit, without a name, IP address or lasting identifier.',
    purpose: 'To see where people stop before booking.',
    basis: 'Legitimate interests: improving the site.',
    retention: 'Until the next morning. After that, totals only.',
  },
  {
    id: 'team',
    what: 'People who work with us',
    details:
      'Names, portraits and biographies of instructors, the hours and days they can teach, requests for cover, the roles of team members, and which of them cancelled a class or cashed up.',
    purpose: 'To run the timetable and the studio.',
    basis: 'Contract. Legitimate interests: running the studio.',
    retention: 'While they work with us, and as part of the records above.',
  },
];
