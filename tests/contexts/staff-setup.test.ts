import { randomUUID } from 'node:crypto';
import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import { paths } from '@studio/contracts/paths';
import type { GetActivityLogResponse } from '@studio/contracts/staff-activity-log';
import type { AddClassTypeResponse } from '@studio/contracts/staff-class-types';
import type { AddRoomResponse } from '@studio/contracts/staff-rooms';
import type { GetSettingsResponse } from '@studio/contracts/staff-settings';
import type { GetSetupResponse } from '@studio/contracts/staff-setup';
import type { AddClassResponse } from '@studio/contracts/staff-timetable';
import { termsVersion } from '@studio/contracts/terms-version';
import type { GetTourAvailabilityResponse } from '@studio/contracts/tours';
import type { EntitlementTerms } from '@studio/domain/entitlements/entitlement';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { entitlements } from '@studio/server/entitlements/tables';
import { deskPayments } from '@studio/server/payments/tables';
import { readConfig } from '@studio/server/platform/config/config';
import { getLiveReadiness } from '@studio/server/staff/setup/read-setup-state';
import { startServices } from '@studio/server/start-services';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFakeUserPool } from '../harness/fake-user-pool.ts';
import { liveSettings } from '../harness/live-settings.ts';
import { createOwner } from '../harness/owner-calls.ts';
import { bookAndPay, guestDetails } from '../harness/paid-booking.ts';
import { openTestStudio, type TestStudio } from '../harness/test-studio.ts';
import { trustTestKey } from '../harness/test-tokens.ts';

const branchId = '11-miles-st';
let studio: TestStudio;
let owner: Awaited<ReturnType<typeof createOwner>>;
let classId: string;

beforeAll(async () => {
  studio = await openTestStudio({ seed: 'off' });
  const tokens = await trustTestKey(studio);
  owner = await createOwner(studio, tokens, installFakeUserPool(studio), ['Ruth', 'Ellison']);
});
afterAll(() => studio.close());

const packTerms = {
  ...{ sessions: 10, covers: ['reformer'], offPeakOnly: false, shareable: false },
  ...{ onlyWhen: null, memberDiscountPercent: 0 },
} satisfies EntitlementTerms;

const readSetup = () => owner.call<GetSetupResponse>(paths.setupGet);
const listMissing = async () => (await readSetup()).items.filter(({ done }) => !done).map(({ id }) => id);
const readCatalogue = async () =>
  (await studio.visitor().call(paths.catalogue)).body as unknown as GetCatalogueResponse;
const hold = () => studio.visitor().call(paths.hold, { classId });

describe('an empty studio', () => {
  it('starts closed, and lists everything that is missing', async () => {
    const { settings, rooms, classTypes, instructors, products, studio: profile } = await readCatalogue();
    expect(settings.siteOpen).toBe(false);
    expect([rooms, classTypes, instructors, products]).toEqual([[], [], [], []]);
    expect(JSON.stringify(profile)).not.toMatch(/Miles Street|SW8/);
    expect(await readSetup()).toMatchObject({ siteOpen: false, canOpen: false, canClose: false });
    // The test runs in demo mode, in which payments and emails aren't real and so can't be missing.
    const all = ['studio', 'hours', 'rooms', 'classes', 'instructors', 'week', 'prices', 'terms', 'team'];
    expect(await listMissing()).toEqual(all);
  });

  it('shows its empty details in the settings', async () => {
    const { profile } = await owner.call<GetSettingsResponse>(paths.settingsGet);
    expect(profile).toMatchObject({ name: 'New studio', legalName: '', email: '' });
  });

  it('stays as it is when the process starts again, also without the setting', async () => {
    const { config } = studio.services;
    const again = await startServices({ ...studio.services, config: { ...config, seed: true } });
    await again.close();
    expect((await readCatalogue()).rooms).toEqual([]);
  });

  it('can’t open while a required item is missing', async () => {
    expect(await owner.call(paths.setupOpen)).toMatchObject({ code: 'not_changeable' });
    expect((await readCatalogue()).settings.siteOpen).toBe(false);
  });

  it('is set up with the owner’s own tools', async () => {
    await owner.call(paths.settingsSave, {
      profile: {
        name: 'Barre Leeds',
        legalName: 'Barre Leeds Ltd',
        address: {
          street: '2 Call Lane',
          district: 'Centre',
          city: 'Leeds',
          postcode: 'LS1 6DN',
          country: 'United Kingdom',
        },
        phone: { display: '0113 496 0000', dial: '+441134960000' },
        email: 'hello@barre-leeds.example',
      },
    });
    expect(await listMissing()).not.toContain('studio');
    const weekdays = { opens: '07:00', closes: '20:00' };
    await owner.call(paths.settingsSave, { profile: { hours: { weekdays, weekends: weekdays } } });
    const { id: roomId } = await owner.call<AddRoomResponse>(paths.roomAdd, {
      name: 'Loft',
      kind: 'places',
      detail: 'second floor',
      capacity: 8,
    });
    const { id: classTypeId } = await owner.call<AddClassTypeResponse>(paths.classTypeAdd, {
      title: 'Candlelit Barre',
      description: 'Small movements at a barre, by candlelight.',
      activityId: 'mat',
      subType: 'barre',
      difficulty: 'Intermediate',
      audience: 'everyone',
      durationMin: 45,
      capacity: 7,
      pricePence: 1800,
    });
    const { id: instructorId } = await owner.call<{ id: string }>(paths.instructorSave, {
      name: 'Ada Quill',
      bio: 'Teaches barre.',
      tags: [],
      teaches: [classTypeId],
      oneToOneFromPence: null,
      active: true,
    });
    const added = await owner.call<AddClassResponse>(paths.timetableAdd, {
      classTypeId,
      roomId,
      instructorId,
      date: addDays(toLondonDate(studio.time.now), 3),
      startTime: '18:30',
      capacity: 7,
      repeat: 'weekly',
    });
    classId = added.classId ?? '';
    await owner.call(paths.productAdd, {
      kind: 'pack',
      name: 'Pack of 5',
      pricePence: 8000,
      covers: ['mat'],
      offPeakOnly: false,
      onlyWhen: null,
      sessions: 5,
      validDays: 60,
      memberDiscountPercent: 0,
      oncePerPerson: false,
      shareable: false,
      subtitle: '5 sessions',
      includes: [],
      excludes: [],
      badge: '',
      onSale: true,
    });
    expect(await listMissing()).toEqual(['terms', 'team']);
  });

  it('needs the current terms confirmed, and is then ready to open', async () => {
    expect(await owner.call(paths.setupConfirmTerms, { termsVersion: '2020-01-01' })).toMatchObject({
      code: 'terms_outdated',
    });
    expect((await readSetup()).canOpen).toBe(false);
    expect(await owner.call(paths.setupConfirmTerms, { termsVersion })).toMatchObject({ canOpen: true });
    expect(await listMissing()).toEqual(['team']);
  });

  it('takes no bookings, tours or purchases online while it is closed', async () => {
    expect(await hold()).toMatchObject({
      status: 409,
      body: { code: 'slot_unavailable', message: expect.stringContaining('hasn’t opened yet') },
    });
    const visitor = studio.visitor();
    const { body } = await visitor.call(paths.tourAvailability, { daysFrom: 0, daysTo: 7 });
    const [slot] = (body as unknown as GetTourAvailabilityResponse).slots;
    expect(await visitor.call(paths.tourHold, { slotId: slot?.slotId })).toMatchObject({
      body: { code: 'slot_unavailable', message: expect.stringContaining('hasn’t opened yet') },
    });
    expect(await owner.call(paths.purchaseOpen, { productId: 'pack-of-5', termsVersion })).toMatchObject({
      code: 'not_for_sale',
      message: expect.stringContaining('hasn’t opened yet'),
    });
    expect(
      await visitor.call(paths.waitingJoin, { classIds: [classId], customer: guestDetails }),
    ).toMatchObject({
      body: { code: 'waiting_closed', message: expect.stringContaining('hasn’t opened yet') },
    });
    expect(await owner.call(paths.membershipOpen, { productId: 'any', termsVersion })).toMatchObject({
      code: 'not_for_sale',
      message: expect.stringContaining('hasn’t opened yet'),
    });
  });

  it('opens and closes again while nothing was booked, each in the activity log', async () => {
    expect(await owner.call(paths.setupOpen)).toMatchObject({
      siteOpen: true,
      canOpen: false,
      canClose: true,
    });
    expect((await readCatalogue()).settings.siteOpen).toBe(true);
    expect(await owner.call(paths.setupClose)).toMatchObject({ siteOpen: false, canOpen: true });
    expect(await hold()).toMatchObject({ body: { code: 'slot_unavailable' } });
    const { entries } = await owner.call<GetActivityLogResponse>(paths.log, { subject: 'setting' });
    const changes = entries.filter(({ subjectId }) => subjectId === 'siteOpen');
    expect(changes.map(({ detail }) => detail)).toEqual([
      { from: true, to: false },
      { from: false, to: true },
    ]);
  });

  it('stays open once the front desk has sold something, or a client has sessions', async () => {
    await owner.call(paths.setupOpen);
    const { orm } = studio.database;
    const now = studio.time.now;
    const sale = { branchId, id: randomUUID(), subject: 'counter', subjectId: randomUUID() } as const;
    const money = { method: 'CASH', amountPence: 250, currency: 'GBP' } as const;
    await orm.insert(deskPayments).values({ ...sale, ...money, takenBy: 'staff:test', takenAt: now });
    expect((await readSetup()).canClose).toBe(false);
    await orm.delete(deskPayments).where(eq(deskPayments.id, sale.id));
    expect((await readSetup()).canClose).toBe(true);
    const id = randomUUID();
    const pack = { kind: 'pack', productId: 'pack', name: 'Pack', terms: packTerms, balance: 0 } as const;
    const granted = { memberId: randomUUID(), origin: 'staff', originId: id, createdAt: now } as const;
    await orm.insert(entitlements).values({ branchId, id, ...pack, ...granted, startsAt: now });
    expect((await readSetup()).canClose).toBe(false);
    await orm.delete(entitlements).where(eq(entitlements.id, id));
    expect((await readSetup()).canClose).toBe(true);
  });

  it('sells its first class to a stranger once it is open, and then stays open', async () => {
    await owner.call(paths.setupOpen);
    const { booking } = await bookAndPay(studio, studio.visitor(), classId);
    expect(booking).toMatchObject({ status: 'CONFIRMED' });
    expect((await readSetup()).canClose).toBe(false);
    expect(await owner.call(paths.setupClose)).toMatchObject({ code: 'not_changeable' });
    expect((await readCatalogue()).settings.siteOpen).toBe(true);
  });
});

describe('payments and emails in live mode', () => {
  const facts = (changes: Record<string, string>) =>
    getLiveReadiness(readConfig({ ...liveSettings, ...changes }));

  it('are ready with live keys and the studio’s own sender', () => {
    const live = {
      STRIPE_SECRET_KEY: `sk_live_${'1'.repeat(24)}`,
      STRIPE_PUBLISHABLE_KEY: `pk_live_${'1'.repeat(24)}`,
      MAIL_FROM: 'Barre Leeds <hello@barre-leeds.co.uk>',
    };
    expect(facts(live)).toEqual({ takesRealPayments: true, hasOwnEmailSender: true });
  });

  it('are missing with test keys and an example sender', () => {
    const test = {
      STRIPE_SECRET_KEY: `sk_test_${'1'.repeat(24)}`,
      STRIPE_PUBLISHABLE_KEY: `pk_test_${'1'.repeat(24)}`,
      MAIL_FROM: 'Miles Street <hello@miles-street.example>',
    };
    expect(facts(test)).toEqual({ takesRealPayments: false, hasOwnEmailSender: false });
  });
});

it('leaves a seeded studio open', async () => {
  const seeded = await openTestStudio();
  const { body } = await seeded.visitor().call(paths.catalogue);
  expect((body as unknown as GetCatalogueResponse).settings.siteOpen).toBe(true);
  await seeded.close();
});
