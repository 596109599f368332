import type { AssistantTools, Reply, ReplyLink } from '../../integrations/assistant/port.ts';
import { buildReply } from './build-reply.ts';
import { buildPassageReply, findPassage } from './find-passage.ts';
import type { ParsedMessage } from './parsed-message.ts';
import type { Topic } from './topic.ts';

/** Pattern, passage id, search words and link for each question about accounts. The first match counts. */
const matters: readonly (readonly [asked: RegExp, id: string, words: string, link: ReplyLink | null])[] = [
  [/\bprivacy\b|\bgdpr\b/, 'privacy', '', { label: 'Privacy', to: '/privacy' }],
  [
    /\b(change|update|edit|new)\b.*\be ?mail\b/,
    'email',
    '',
    { label: 'Account settings', to: '/account/profile' },
  ],
  [
    /\b(change|update|new|reset) (my |the |a )?password\b/,
    'site:profile',
    'change my details profile password',
    { label: 'Change password', to: '/account/change-password' },
  ],
  [
    /\b(password|locked out|log ?in (is )?not|can not (log|sign) in)\b/,
    'site:password',
    'forgot my password',
    null,
  ],
  [
    /\b(t s and c s|t c s|terms|t cs|tcs|conditions|small print)\b/,
    'terms:booking-1',
    'booking and paying terms',
    { label: 'Terms and conditions', to: '/terms' },
  ],
  [
    /\b(phone|mobile|name|surname|details|profile)\b.*\b(change|changed|update|edit|wrong)\b|\b(change|update|edit|changed)\b.*\b(phone|mobile|my name|details|profile|address)\b/,
    'site:profile',
    'change my details profile phone',
    null,
  ],
  [
    /\b(10|ten) ?(percent|per cent|off)?\b.*\b(newsletter|list|first pack|off)\b|\b(newsletter|mailing list)\b.*\b(code|discount|offer|join|sign)\b/,
    'site:list-offer',
    'discount for the newsletter',
    null,
  ],
  [
    /\b(stop|unsubscribe|opt out|take me off)\b.*\b(emails?|mails?|mailing|messages|newsletter|list)\b|\bunsubscribe\b/,
    'site:mails',
    'stop emails unsubscribe',
    null,
  ],
  [
    /\b(delete|close|remove|erase)\b.*\b(account|data|details|me)\b/,
    'site:delete-account',
    'delete my account',
    null,
  ],
  [
    /\b(invoice|invoices|receipt|receipts|proof of payment)\b/,
    'site:invoices',
    'where are my invoices receipt',
    null,
  ],
  [/\bcalendar|ical\b/, 'site:calendar', 'see my classes in my calendar', null],
  [
    /\b(card)\b.*\b(expired|new|change|update|replace|another|different)\b|\b(new|change|update|replace) (my |the )?(card|payment method)\b/,
    'site:cards',
    'change my card',
    null,
  ],
  [
    /\b(where|how) (do|can|to) (i )?(log|sign) in\b|\blog in\b|\blogin\b|\bsign in\b/,
    'login',
    '',
    { label: 'Log in', to: '/login' },
  ],
  [
    /\b(sign up|register|create an account|make an account|open an account|join up)\b/,
    'site:sign-up',
    'create an account sign up',
    null,
  ],
];

export const accountTopic: Topic = {
  name: 'account',
  cues: [
    ...matters.map(([pattern]) => [pattern, 4.5] as const),
    [/\baccount\b/, 1],
    [
      /\b(have to|need to|without|must i|do i need) (\w+ ){0,2}(register|account|sign up)\b|\bcheaper\b|\bwithout an? account\b|\bbefore i sign up\b|\bhead office\b|\bcustomer emails\b|\bwi ?fi\b|\bname on (a|the|my) booking\b|\bprice list\b|\bmembership\b.*\bend\b/,
      -6,
    ],
    [/\bsingle class\b/, -1],
  ],
  answer: answerAccount,
};

async function answerAccount({ normalized }: ParsedMessage, tools: AssistantTools): Promise<Reply | null> {
  const [, id = '', found = '', link = null] = matters.find(([pattern]) => pattern.test(normalized)) ?? [];
  if (id === 'privacy')
    return buildReply(
      'Our privacy page explains what we store, why and for how long.',
      link ? { links: [link] } : {},
    );
  if (id === 'email')
    return buildReply(
      'You can’t change your account’s email address. Create an account with your new email address, then contact us. We’ll move your bookings and sessions over. You can change your name and phone number in your account settings.',
      {
        links: [...(link ? [link] : []), { label: 'Contact us', to: '/contact' }],
      },
    );
  if (id === 'login')
    return buildReply(
      'You can log in at the top of any page, or with the link below.',
      link ? { links: [link] } : {},
    );
  if (id === 'terms:booking-1')
    return buildReply('You can read our terms and conditions here.', link ? { links: [link] } : {});
  const passage = await findPassage(tools, id, found);
  if (!passage) return null;
  const reply = buildPassageReply(passage);
  if (id === 'site:list-offer' && /\bsingle|one class|drop in\b/.test(normalized))
    return { ...reply, text: `No, the discount is for class packs only. ${reply.text}` };
  return link ? { ...reply, links: [link, ...reply.links] } : reply;
}
