import { contactMaxima, contactTopics } from '@studio/domain/enquiries/contact-details';
import { describe, expect, it } from 'vitest';
import { instructors } from '../instructors.ts';
import { contactSubject, contactTopicWords } from './contact.ts';

describe('the subject of a message', () => {
  it('names the instructor of a 1:1, and of nothing else', () => {
    const names = { instructor: 'Ines Duarte' };
    expect(contactSubject('1-1', names)).toBe('A 1:1 session with Ines Duarte');
    expect(contactSubject('1-1')).toBe('A 1:1 session');
    expect(contactSubject('booking', names)).toBe('About a booking');
  });

  it('names the pack or membership that is asked for', () => {
    const names = { product: 'Starter Pack' };
    expect(contactSubject('packs', names)).toBe('Packs and memberships: Starter Pack');
    expect(contactSubject('packs')).toBe('Packs and memberships');
    expect(contactSubject('booking', names)).toBe('About a booking');
  });

  it('may be sent as it is suggested, for every topic and instructor', () => {
    for (const topic of contactTopics) {
      for (const { name: instructor } of instructors) {
        expect(contactSubject(topic, { instructor }).length).toBeLessThanOrEqual(contactMaxima.subject);
      }
    }
  });

  it('is listed with a label of its own', () => {
    const labels = contactTopics.map((topic) => contactTopicWords[topic].label);
    expect(new Set(labels).size).toBe(contactTopics.length);
  });
});
