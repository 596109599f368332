import { randomUUID } from 'node:crypto';
import { type SiteCopy, siteCopyIds } from '@studio/content/site-copy/site-copy-fields';
import { paths } from '@studio/contracts/paths';
import type { GetSiteCopyResponse } from '@studio/contracts/site-copy';
import type { AddActivityResponse, AddClassTypeResponse } from '@studio/contracts/staff-class-types';
import type { AddRoomResponse } from '@studio/contracts/staff-rooms';
import type { ReadSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import type { AddClassResponse } from '@studio/contracts/staff-timetable';
import { termsVersion } from '@studio/contracts/terms-version';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';
import { createTourGuest, listFreeSlots } from '../harness/tour-guests.ts';

/** What the owner of a barre and yoga studio in Leeds enters. */
const profile = {
  name: 'Northern Barre',
  tagline: 'Barre & Yoga',
  legalName: 'Northern Barre Ltd',
  address: {
    street: '2 Call Lane',
    district: 'The Calls',
    city: 'Leeds',
    postcode: 'LS1 6DN',
    country: 'United Kingdom',
  },
  coordinates: { latitude: 53.7944, longitude: -1.5459 },
  directions: 'Next to the Corn Exchange.',
  email: 'hello@northern-barre.example',
  phone: { display: '+44 113 496 0222', dial: '+441134960222' },
  hours: {
    weekdays: { opens: '07:00', closes: '20:00' },
    weekends: { opens: '07:00', closes: '20:00' },
  },
};

/** Words that are only true of Miles Street: its name, places, people, rooms, equipment, classes and offers. */
const foreignWords =
  /.{0,40}(?:reformers?\b|\bmats?\b|\bbeds?\b|pilates|vauxhall|miles.?street|SW8|7946|\bines\b|duarte|noor|\boak\b|\bsprings?\b|carriage|upstairs|studio [12]\b|grip|\blockers?\b|showers?\b|\bbench\b|arched|prenatal|female-only|sound healing|tai chi|vinyasa|restorative|\byin\b|bolster|foundations|2-for-1|\bflow\b|\bflex\b|class pack of).{0,40}/i;

/** Values that aren’t words: ids of slides, and the sender’s address, which is a setting of the installation. */
const removeIds = (text: string) =>
  text.replaceAll(/"hero-(?:mat|reformer|yoga)"|(?:hello)?@?miles-street\.example/g, '');
const findForeignWord = (text: string) => foreignWords.exec(removeIds(text))?.[0] ?? null;

let studio: TestStudio;
let owner: Awaited<ReturnType<typeof createOwner>>;
let classId: string;

beforeAll(async () => {
  studio = await openTestStudio({ seed: 'off' });
  const tokens = await trustTestKey(studio);
  owner = await createOwner(studio, tokens, installFakeUserPool(studio), ['Ruth', 'Ellison']);
  await owner.call(paths.settingsSave, { profile });
  const { id: roomId } = await owner.call<AddRoomResponse>(paths.roomAdd, {
    ...{ name: 'Loft', kind: 'places', detail: 'second floor', capacity: 12 },
  });
  const { id: activityId } = await owner.call<AddActivityResponse>(paths.activityAdd, { label: 'Barre' });
  const { id: classTypeId } = await owner.call<AddClassTypeResponse>(paths.classTypeAdd, {
    ...{ title: 'Classic Barre', description: 'Small movements at a barre.', activityId },
    ...{ subType: 'classic-barre', difficulty: 'Beginner Friendly', audience: 'everyone' },
    ...{ durationMin: 45, capacity: 12, pricePence: 1400 },
  });
  const { id: instructorId } = await owner.call<{ id: string }>(paths.instructorSave, {
    ...{ name: 'Ada Quill', bio: 'Teaches barre.', tags: [], teaches: [classTypeId] },
    ...{ oneToOneFromPence: null, active: true },
  });
  const added = await owner.call<AddClassResponse>(paths.timetableAdd, {
    ...{ classTypeId, roomId, instructorId, startTime: '18:30', capacity: 12, repeat: 'weekly' },
    date: addDays(toLondonDate(studio.time.now), 3),
  });
  classId = added.classId ?? '';
  await owner.call(paths.productAdd, {
    ...{ kind: 'pack', name: 'Pack of 5', pricePence: 6000, covers: [activityId], offPeakOnly: false },
    ...{ onlyWhen: null, sessions: 5, validDays: 60, memberDiscountPercent: 0, oncePerPerson: false },
    ...{ shareable: false, subtitle: '5 sessions', includes: [], excludes: [], badge: '', onSale: true },
  });
  await owner.call(paths.setupConfirmTerms, { termsVersion });
  expect(await owner.call(paths.setupOpen)).toMatchObject({ siteOpen: true });
});
afterAll(() => studio.close());

describe('a studio without Reformer', () => {
  it('starts without the pictures of another studio and without a newsletter discount', async () => {
    const { body } = await studio.visitor().call(paths.catalogue);
    const expected = { showsBuiltInPictures: false, newsletterOfferPercent: 0 };
    expect(body).toMatchObject({ settings: expected, sitePictures: {} });
    expect(await owner.call(paths.settingsSave, { settings: { newsletterOfferPercent: 5 } })).toMatchObject({
      ok: true,
    });
    await owner.call(paths.settingsSave, { settings: { newsletterOfferPercent: 0 } });
  });

  it('needs neither a tagline nor directions', async () => {
    await owner.call(paths.settingsSave, { profile: { tagline: '', directions: '' } });
    const { body } = await studio.visitor().call(paths.siteCopy, { ids: ['home'] });
    expect(body).toMatchObject({
      copy: {
        home: {
          description: 'Northern Barre at 2 Call Lane, The Calls.',
          slides: { 'hero-mat': { description: 'Book a class, or come for a tour.' } },
        },
      },
    });
    const message = { message: 'How do I get there?', messageId: randomUUID() };
    const { body: chat } = await studio.visitor().call(paths.chat, message);
    expect(JSON.stringify(chat)).toContain('"We’re at 2 Call Lane, The Calls, Leeds LS1 6DN.');
    const { tagline, directions } = profile;
    await owner.call(paths.settingsSave, { profile: { tagline, directions } });
  });

  it('starts with texts that are true of every studio', async () => {
    // Directions are only shown once an owner has published some.
    const { body } = await studio.visitor().call(paths.siteCopy, { ids: siteCopyIds });
    for (const [id, text] of Object.entries((body as unknown as { copy: object }).copy))
      expect.soft(findForeignWord(JSON.stringify(text)), id).toBeNull();
  });

  it('starts with terms that name the studio, and lists no terms of another studio', async () => {
    const { body } = await studio.visitor().call(paths.siteCopy, { ids: ['terms'] });
    const { copy, termsVersions } = body as unknown as GetSiteCopyResponse;
    expect(JSON.stringify(copy.terms)).toContain(
      'Northern Barre is at 2 Call Lane, The Calls, Leeds LS1 6DN, and is run by Northern Barre Ltd.',
    );
    expect(termsVersions).toEqual([{ version: termsVersion, validFrom: toLondonDate(studio.time.now) }]);
    const read = await owner.call<ReadSiteCopyResponse>(paths.siteCopyRead, { id: 'terms' });
    expect(read.publications.map(({ number }) => number)).toEqual([0]);
    const content = { ...read.content, lead: 'Our own terms.' };
    const saved = await owner.call<ReadSiteCopyResponse>(paths.siteCopySave, {
      ...{ id: 'terms', version: read.version, content },
    });
    const published = await owner.call<ReadSiteCopyResponse>(paths.siteCopyPublish, {
      ...{ id: 'terms', version: saved.version },
    });
    expect(published.publications.map(({ number }) => number)).toEqual([1, 0]);
    const restored = await owner.call<ReadSiteCopyResponse>(paths.siteCopyRestore, {
      ...{ id: 'terms', version: published.version, number: 0 },
    });
    expect(restored.content).toEqual(read.content);
  });

  it('answers its own questions word for word, in the words of the owner', async () => {
    const read = await owner.call<ReadSiteCopyResponse>(paths.siteCopyRead, { id: 'faq' });
    const faq = read.content as SiteCopy['faq'];
    const [topic] = faq.topics;
    const [question] = topic?.questions ?? [];
    if (!topic || !question) throw new Error('There is no question.');
    const own = { question: 'What is barre?', answer: 'Yes, ballet, but at a barre and with small weights.' };
    const added = { ...question, ...own, id: 'new-1', more: null };
    const content = {
      ...faq,
      topics: [{ ...topic, questions: [added, ...topic.questions] }, ...faq.topics.slice(1)],
    };
    const saved = await owner.call<ReadSiteCopyResponse>(paths.siteCopySave, {
      id: 'faq',
      version: read.version,
      content,
    });
    await owner.call(paths.siteCopyPublish, { id: 'faq', version: saved.version });
    for (const message of ['what is barre', 'What is Barre?!']) {
      const { body } = await studio.visitor().call(paths.chat, { message, messageId: randomUUID() });
      expect(JSON.stringify(body)).toContain(own.answer);
    }
  });

  it('says nothing of its first class after the opening', async () => {
    const { body } = await studio.visitor().call(paths.siteCopy, { ids: ['home'] });
    const { openLead } = (body as unknown as { copy: Pick<SiteCopy, 'home'> }).copy.home.countdown;
    expect(openLead).not.toMatch(/first class|kettle|\{date\}/);
  });

  it('opened on another day than Miles Street', async () => {
    const { body } = await studio.visitor().call(paths.catalogue);
    const today = toLondonDate(studio.time.now);
    expect(body).toMatchObject({ settings: { countdownEndsAt: `${today}T00:00:00.000Z` } });
  });

  it('calls a place in a room without beds a place', async () => {
    const { body } = await studio.visitor().call(paths.availability, {
      date: addDays(toLondonDate(studio.time.now), 3),
    });
    expect((body as unknown as { slots: object[] }).slots).toMatchObject([{ roomKind: 'places' }]);
  });

  it.each([
    ...['What should I wear?', 'Are there showers?', 'Do you have lockers?', 'Is the studio step-free?'],
    ...['What are the rooms like?', 'Which floor is my class on?', 'I’m nervous. Can I still come?'],
    ...['Where do I start as a beginner?', 'Am I too old for this?', 'How often should I come?'],
    ...['Do you have discounts?', 'Can I bring a friend free of charge?', 'How much is a class?'],
    ...['Can I come while I’m pregnant?', 'I’m 9 weeks pregnant, can I come?', 'I have a bad back'],
    ...['Is there music in class?', 'Is it warm in the rooms?', 'Where do I leave my shoes?'],
    ...['Which door do I use?', 'How do I get there?', 'Who founded the studio?', 'Tell me about the studio'],
    ...['Can I come on my period?', 'I weigh 130 kg, is that ok?', 'Do I get my own place?'],
    ...['Can I cancel just one of my places?', 'Do unused sessions carry over?', 'Book a class'],
    ...['What classes do you have?', 'What can I buy?', 'How do you keep the studio clean?'],
    ...['Can I share my pack?', 'Are men welcome?', 'Is the first class free?', 'Can I bring my dog?'],
    ...['How do I get the newsletter?', 'What’s the newsletter promo code for?', 'What is 10% off £60?'],
  ])('answers “%s” in the chat without a word of another studio', async (message) => {
    const { status, body } = await studio.visitor().call(paths.chat, { message, messageId: randomUUID() });
    expect(status).toBe(200);
    expect(findForeignWord(JSON.stringify(body).replaceAll(message, ''))).toBeNull();
  });

  it('answers what several places cost without drop-ins', async () => {
    const message = 'How much is a class for 2 people?';
    const { body } = await studio.visitor().call(paths.chat, { message, messageId: randomUUID() });
    expect(JSON.stringify(body)).toContain('For 2 places in one class: Barre from £28.');
  });

  it('answers a question about health with the advice to ask a doctor', async () => {
    for (const message of ['I’m 9 weeks pregnant, can I come?', 'I had a knee operation a month ago']) {
      const { body } = await studio.visitor().call(paths.chat, { message, messageId: randomUUID() });
      expect(JSON.stringify(body)).toMatch(/doctor|midwife/i);
    }
  });

  it('sends emails without a word of another studio', async () => {
    await bookAndPay(studio, studio.visitor(), classId);
    const [slotId] = await listFreeSlots(studio.visitor(), { daysFrom: 0, daysTo: 7 });
    const visitor = studio.visitor();
    await visitor.call(paths.tourHold, { slotId });
    expect((await visitor.call(paths.tourBook, { slotId, customer: createTourGuest() })).status).toBe(200);
    const subscription = { email: 'reader@example.com', source: 'footer', openForMs: 9000 };
    await visitor.call(paths.newsletterSubscribe, subscription);
    await studio.emails(guestDetails.email);
    const [confirmation] = await studio.emails('reader@example.com');
    expect(confirmation?.subject).toBe('Confirm your email address: Northern Barre newsletter');
    const rows = await studio.sandbox.query<{ subject: string; plain: string; html: string }>(
      'SELECT subject, plain, html FROM sandbox.mails',
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    expect(rows.find(({ subject }) => subject === confirmation?.subject)?.plain).not.toMatch(
      /promo code|% off/,
    );
    for (const { subject, plain, html } of rows)
      expect.soft(findForeignWord(`${subject}\n${plain}\n${html}`), subject).toBeNull();
  });
});

it('looks for words that the built-in studio has', async () => {
  const seeded = await openTestStudio();
  const { body } = await seeded.visitor().call(paths.siteCopy, { ids: ['home', 'faq', 'rooms'] });
  expect(findForeignWord(JSON.stringify(body))).not.toBeNull();
  await seeded.close();
});
