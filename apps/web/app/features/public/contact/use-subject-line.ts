import { contactTopicText, getContactSubject } from '@studio/content/copy/contact';
import { type ContactTopic, contactTopics } from '@studio/domain/enquiries/contact-details';
import { useState } from 'react';
import type { ContactPageDetails } from './contact-page-details.ts';

/** Values of the topic and instructor selects. */
export interface MessageSubject {
  topic: ContactTopic | null;
  instructorId: string | null;
}

type SubjectDetails = Pick<ContactPageDetails, 'instructors' | 'topic' | 'instructorId' | 'product'>;

/**
 * Manages the topic and the subject line that the topic suggests. The subject line follows the selects until
 * the sender edits it. `draft` contains the labels that the sender chose before.
 */
export function useSubjectLine(
  { instructors, topic, instructorId, product }: SubjectDetails,
  draft: { topic?: string; with?: string } = {},
) {
  const [about, setAbout] = useState<MessageSubject>({
    topic: contactTopics.find((each) => contactTopicText[each].label === draft.topic) ?? topic,
    instructorId:
      draft.with === undefined
        ? instructorId
        : (instructors.find(({ name }) => name === draft.with)?.id ?? null),
  });
  const line = suggestLine({ instructors, product }, about);
  const choose = (change: Partial<MessageSubject>, form: HTMLFormElement | null) => {
    const next = { ...about, ...change };
    setAbout(next);
    const box = form?.querySelector<HTMLInputElement>('[name=subject]');
    if (!box || (box.value.trim() !== '' && box.value !== line)) return;
    box.value = suggestLine({ instructors, product }, next);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { about, line, choose };
}

function suggestLine(
  { instructors, product }: Pick<ContactPageDetails, 'instructors' | 'product'>,
  { topic, instructorId }: MessageSubject,
): string {
  if (!topic) return '';
  const instructor = instructors.find(({ id }) => id === instructorId)?.name;
  return getContactSubject(topic, { instructor, product: product ?? undefined });
}
