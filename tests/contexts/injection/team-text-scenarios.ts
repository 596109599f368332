import { paths } from '@studio/contracts/paths';
import type { PurchaseOpenResponse } from '@studio/contracts/purchases';
import type { StaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { termsVersion } from '@studio/contracts/terms-version';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { buildPurchaseInvoiceUrl } from '@studio/server/purchases/purchase-links';
import { guestDetails } from '../../harness/paid-booking.ts';
import type { GetPayload, InjectionScenario, OutputChannel } from './injection-scenario.ts';

const fieldsOf = (path: string, names: Readonly<Record<string, readonly OutputChannel[]>>) =>
  Object.fromEntries(Object.entries(names).map(([name, out]) => [`${path} ${name}`, out]));

const profile = (say: GetPayload) => ({
  name: say('profile.name'),
  tagline: say('profile.tagline'),
  legalName: say('profile.legalName'),
  address: {
    street: say('profile.address.street'),
    district: say('profile.address.district'),
    city: say('profile.address.city'),
    postcode: say('profile.address.postcode').slice(0, 12),
    country: say('profile.address.country'),
  },
  directions: say('profile.directions'),
  email: say('profile.email', 'address'),
  phone: { display: say('profile.phone.display').slice(0, 30), dial: '+442079460123' },
  vat: { number: say('profile.vat.number').slice(0, 20), ratePercent: 20 },
});

/** Books a class and buys a pack, so that all texts of the team appear in some output. */
const said: InjectionScenario = {
  name: 'what the team writes of the studio, its classes, people, rooms and packs',
  fields: {
    ...fieldsOf(paths.classTypeSave, { title: ['mail', 'calendar', 'csv'], description: [] }),
    ...fieldsOf(paths.instructorSave, { name: ['mail', 'calendar', 'csv'], bio: [], 'tags[]': [] }),
    ...fieldsOf(paths.roomSave, { name: ['mail', 'calendar', 'csv'], detail: [] }),
    ...fieldsOf(paths.productSave, {
      name: ['mail', 'csv'],
      subtitle: [],
      'includes[]': [],
      'excludes[]': [],
      badge: [],
    }),
    ...fieldsOf(paths.settingsSave, {
      'profile.name': ['mail', 'calendar'],
      'profile.tagline': [],
      'profile.legalName': [],
      'profile.address.street': ['mail', 'calendar'],
      'profile.address.district': [],
      'profile.address.city': ['mail', 'calendar'],
      'profile.address.country': [],
      'profile.address.postcode': ['mail', 'calendar'],
      'profile.directions': [],
      'profile.email': ['mail', 'calendar'],
      'profile.phone.display': [],
      'profile.vat.number': [],
    }),
  },
  play: async ({ studio, owner, newClass, member, keepCalendar, openPaper }, put) => {
    const { body } = await owner.call(paths.staffCatalogue);
    const catalogue = body as unknown as StaffCatalogueResponse;
    const one = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
      rows.find((row) => row.id === id);
    await put(owner, paths.settingsSave, (say) => ({ profile: profile(say) }));
    const type = one(catalogue.classTypes, 'dynamic-reformer');
    await put(owner, paths.classTypeSave, (say) => ({
      id: type?.id,
      pricePence: 2000,
      durationMin: 55,
      future: true,
      title: say('title'),
      description: say('description'),
    }));
    const noor = one(catalogue.instructors, 'noor-haddad');
    await put(owner, paths.instructorSave, (say) => ({
      id: noor?.id,
      teaches: noor?.teaches ?? [],
      oneToOneFromPence: null,
      active: true,
      name: say('name'),
      bio: say('bio'),
      tags: [say('tags[]').slice(0, 30)],
    }));
    const room = one(catalogue.rooms, 'studio-1');
    const size = { id: room?.id, capacity: room?.capacity };
    await put(owner, paths.roomSave, (say) => ({ ...size, name: say('name'), detail: say('detail') }));
    const pack = one(catalogue.products, 'class-pack-10');
    await put(owner, paths.productSave, (say) => ({
      id: pack?.id,
      pricePence: 15_000,
      sessions: 10,
      validDays: 90,
      memberDiscountPercent: 0,
      oncePerPerson: false,
      shareable: false,
      name: say('name'),
      subtitle: say('subtitle'),
      includes: [say('includes[]')],
      excludes: [say('excludes[]')],
      badge: say('badge').slice(0, 40),
    }));
    const { visitor, memberId: principalUserId } = await member();
    const classId = await newClass(60, { pricePence: 0 });
    await studio.sandbox.query(
      `UPDATE classes SET title = (SELECT title FROM class_types WHERE id = 'dynamic-reformer') WHERE id = $1 RETURNING id`,
      [classId],
    );
    const { holdId } = (await visitor.call(paths.hold, { classId, principalUserId })).body;
    await visitor.call(paths.book, { classId, holdId, principalUserId, customer: guestDetails });
    await keepCalendar((await visitor.call(paths.calendarFeed)).body.url);
    const opened = await visitor.call(paths.purchaseOpen, { productId: pack?.id, termsVersion });
    const { payment, purchaseId } = opened.body as unknown as PurchaseOpenResponse;
    await studio.pay(payment?.paymentIntentId ?? '');
    await visitor.call(paths.purchaseConfirm, { purchaseId });
    await studio.idle();
    await assignInvoiceNumbers(studio.services);
    await openPaper(buildPurchaseInvoiceUrl(studio.services.keys, purchaseId));
  },
};

export const teamTextScenarios: readonly InjectionScenario[] = [said];
