import { contactMaxLengths, contactTopics } from '@studio/domain/enquiries/contact-details';
import { describe, expect, it } from 'vitest';
import { instructors } from '../instructors.ts';
import { contactTopicText, getContactSubject } from './contact.ts';

describe('getContactSubject', () => {
  it('names the instructor for a 1:1 only', () => {
    const names = { instructor: 'Ines Duarte' };
    expect(getContactSubject('1-1', names)).toBe('A 1:1 session with Ines Duarte');
    expect(getContactSubject('1-1')).toBe('A 1:1 session');
    expect(getContactSubject('booking', names)).toBe('About a booking');
  });

  it('names the requested pack or membership', () => {
    const names = { product: 'Starter Pack' };
    expect(getContactSubject('packs', names)).toBe('Packs and memberships: Starter Pack');
    expect(getContactSubject('packs')).toBe('Packs and memberships');
    expect(getContactSubject('booking', names)).toBe('About a booking');
  });

  it('stays within the maximum length for every topic and instructor', () => {
    for (const topic of contactTopics) {
      for (const { name: instructor } of instructors) {
        expect(getContactSubject(topic, { instructor }).length).toBeLessThanOrEqual(
          contactMaxLengths.subject,
        );
      }
    }
  });

  it('has a unique label for every topic', () => {
    const labels = contactTopics.map((topic) => contactTopicText[topic].label);
    expect(new Set(labels).size).toBe(contactTopics.length);
  });
});
