import type { FoundClass, Reply, ReplyLink, StudioDetails } from '../../../integrations/assistant/port.ts';

export interface ReplyExtras {
  links?: readonly ReplyLink[];
  classes?: readonly Pick<FoundClass, 'classId'>[];
  suggestions?: readonly string[];
  action?: Reply['action'];
  handOver?: boolean;
  /** Topic whose answer follows if the visitor says yes to the question at the end of the text. */
  offer?: string;
}

export const maxReplyClasses = 6;

export function buildReply(text: string, extras: ReplyExtras = {}): Reply {
  const {
    links = [],
    classes = [],
    suggestions = [],
    action = null,
    handOver = false,
    offer = null,
  } = extras;
  const classIds = classes.slice(0, maxReplyClasses).map(({ classId }) => classId);
  const dialogueState = { topicId: null, offer, choices: [], isSmallTalk: false };
  return { text, action, classIds, links, suggestions, handOver, dialogueState };
}

export function buildContactLinks({ phone, email }: StudioDetails): ReplyLink[] {
  return [
    { label: 'Contact us', to: '/contact' },
    { label: phone, to: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: email, to: `mailto:${email}` },
  ];
}

export function takeFirstSentences(text: string, most: number): string {
  return (text.match(/[^.!?]+[.!?]+(?:\s|$)/g) ?? [text]).slice(0, most).join('').trim();
}
