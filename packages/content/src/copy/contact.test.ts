import { contactMaxLengths, contactTopics } from '@studio/domain/enquiries/contact-details';
import { describe, expect, it } from 'vitest';
import { instructors } from '../instructors.ts';
import { contactTopicText, getContactSubject } from './contact.ts';

describe('the subject of a message', () => {
  it('names the instructor of a 1:1, and of nothing else', () => {
    const names = { instructor: 'Ines Duarte' };
    expect(getContactSubject('1-1', names)).toBe('A 1:1 session with Ines Duarte');
    expect(getContactSubject('1-1')).toBe('A 1:1 session');
    expect(getContactSubject('booking', names)).toBe('About a booking');
  });

  it('names the pack or membership that is asked for', () => {
    const names = { product: 'Starter Pack' };
    expect(getContactSubject('packs', names)).toBe('Packs and memberships: Starter Pack');
    expect(getContactSubject('packs')).toBe('Packs and memberships');
    expect(getContactSubject('booking', names)).toBe('About a booking');
  });

  it('may be sent as it is suggested, for every topic and instructor', () => {
    for (const topic of contactTopics) {
      for (const { name: instructor } of instructors) {
        expect(getContactSubject(topic, { instructor }).length).toBeLessThanOrEqual(
          contactMaxLengths.subject,
        );
      }
    }
  });

  it('is listed with a label of its own', () => {
    const labels = contactTopics.map((topic) => contactTopicText[topic].label);
    expect(new Set(labels).size).toBe(contactTopics.length);
  });
});
