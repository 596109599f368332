import { paths } from '@studio/contracts/paths';
import type { StartPurchaseResponse } from '@studio/contracts/purchases';
import type { GetStaffCatalogueResponse } from '@studio/contracts/staff-catalogue';
import { termsVersion } from '@studio/contracts/terms-version';
import { assignInvoiceNumbers } from '@studio/server/assign-invoice-numbers';
import { buildPurchaseInvoiceUrl } from '@studio/server/purchases/purchase-links';
import { guestDetails } from '../../harness/paid-booking.ts';
import type { GetPayload, InjectionScenario, OutputChannel } from './injection-scenario.ts';

const fieldsOf = (path: string, names: Readonly<Record<string, readonly OutputChannel[]>>) =>
  Object.fromEntries(Object.entries(names).map(([name, outputs]) => [`${path} ${name}`, outputs]));

const profile = (payload: GetPayload) => ({
  name: payload('profile.name'),
  tagline: payload('profile.tagline'),
  legalName: payload('profile.legalName'),
  address: {
    street: payload('profile.address.street'),
    district: payload('profile.address.district'),
    city: payload('profile.address.city'),
    postcode: payload('profile.address.postcode').slice(0, 12),
    country: payload('profile.address.country'),
  },
  directions: payload('profile.directions'),
  email: payload('profile.email', 'address'),
  phone: { display: payload('profile.phone.display').slice(0, 30), dial: '+442079460123' },
  vat: { number: payload('profile.vat.number').slice(0, 20), ratePercent: 20 },
});

/** Books a class and buys a pack, so that all texts of the team appear in some output. */
const teamTexts: InjectionScenario = {
  name: 'team texts about the studio, its classes, people, rooms and packs',
  fields: {
    ...fieldsOf(paths.classTypeAdd, { title: [], description: [] }),
    ...fieldsOf(paths.classTypeSave, { title: ['mail', 'calendar', 'csv'], description: [] }),
    ...fieldsOf(paths.activityAdd, { label: [] }),
    ...fieldsOf(paths.activityRename, { label: [] }),
    ...fieldsOf(paths.instructorSave, { name: ['mail', 'calendar', 'csv'], bio: [], 'tags[]': [] }),
    ...fieldsOf(paths.roomAdd, { name: [], detail: [] }),
    ...fieldsOf(paths.roomSave, { name: ['mail', 'calendar', 'csv'], detail: [], 'beds[].name': [] }),
    ...fieldsOf(paths.roomMapPreview, { 'beds[].name': [] }),
    ...fieldsOf(paths.pictureDescribe, { alt: [] }),
    ...fieldsOf(paths.productAdd, { name: [], subtitle: [], 'includes[]': [], 'excludes[]': [], badge: [] }),
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
  play: async ({ studio, owner, newClass, member, collectCalendar, checkPdf }, put) => {
    const { body } = await owner.call(paths.staffCatalogue);
    const catalogue = body as unknown as GetStaffCatalogueResponse;
    const findById = <Row extends { id: string }>(rows: readonly Row[], id: string) =>
      rows.find((row) => row.id === id);
    await put(owner, paths.settingsSave, (payload) => ({ profile: profile(payload) }));
    const type = findById(catalogue.classTypes, 'dynamic-reformer');
    const classDetails = {
      activityId: 'reformer',
      subType: 'dynamic',
      difficulty: 'All Levels',
      audience: 'everyone',
      durationMin: 55,
      capacity: 10,
      pricePence: 2000,
    };
    await put(owner, paths.classTypeAdd, (payload) => ({
      ...classDetails,
      title: payload('title'),
      description: payload('description'),
    }));
    await put(owner, paths.classTypeSave, (payload) => ({
      ...classDetails,
      id: type?.id,
      version: type?.version,
      includeScheduled: true,
      title: payload('title'),
      description: payload('description'),
    }));
    const yoga = findById(catalogue.activities, 'yoga');
    await put(owner, paths.activityAdd, (payload) => ({ label: payload('label').slice(0, 30) }));
    await put(owner, paths.activityRename, (payload) => ({
      id: yoga?.id,
      previousLabel: yoga?.label,
      label: payload('label').slice(0, 30),
    }));
    const noor = findById(catalogue.instructors, 'noor-haddad');
    await put(owner, paths.instructorSave, (payload) => ({
      id: noor?.id,
      teaches: noor?.teaches ?? [],
      oneToOneFromPence: null,
      active: true,
      name: payload('name'),
      bio: payload('bio'),
      tags: [payload('tags[]').slice(0, 30)],
    }));
    const room = findById(catalogue.rooms, 'studio-1');
    const size = { kind: 'beds', capacity: room?.capacity };
    await put(owner, paths.roomAdd, (payload) => ({
      ...size,
      name: payload('name'),
      detail: payload('detail'),
    }));
    const beds = (payload: GetPayload) =>
      room?.beds.map((bed) => ({
        ...bed,
        name: bed.number === 1 ? payload('beds[].name').slice(0, 20) : null,
      }));
    await put(owner, paths.roomMapPreview, (payload) => ({ id: room?.id, beds: beds(payload) }));
    await put(owner, paths.roomSave, (payload) => ({
      ...size,
      id: room?.id,
      version: room?.version,
      name: payload('name'),
      detail: payload('detail'),
      beds: beds(payload),
    }));
    // Encoding a picture isn't needed for its text.
    const [picture] = await studio.sandbox.query<{ id: string }>(
      `INSERT INTO pictures (branch_id, id, kind, subject_id, hash, alt, width, height, placeholder, widths, uploaded_at)
       VALUES ($1, gen_random_uuid(), 'room', 'studio-1', 'none', 'Room', 3, 2, '', '{"avif":[],"webp":[]}', now()) RETURNING id`,
      [studio.services.config.branchId],
    );
    await put(owner, paths.pictureDescribe, (payload) => ({
      subject: { kind: 'room', id: 'studio-1' },
      currentId: picture?.id,
      alt: payload('alt'),
    }));
    const pack = findById(catalogue.products, 'class-pack-10');
    const packDetails = (payload: (field: string) => string) => ({
      kind: 'pack',
      covers: pack?.terms.covers,
      offPeakOnly: false,
      onlyWhen: null,
      pricePence: 15_000,
      sessions: 10,
      validDays: 90,
      memberDiscountPercent: 0,
      oncePerPerson: false,
      shareable: false,
      name: payload('name'),
      subtitle: payload('subtitle'),
      includes: [payload('includes[]')],
      excludes: [payload('excludes[]')],
      badge: payload('badge').slice(0, 40),
    });
    await put(owner, paths.productAdd, (payload) => ({ ...packDetails(payload), onSale: true }));
    await put(owner, paths.productSave, (payload) => ({
      ...packDetails(payload),
      id: pack?.id,
      version: pack?.version,
    }));
    const { visitor, memberId: principalUserId } = await member();
    const classId = await newClass(60, { pricePence: 0 });
    await studio.sandbox.query(
      `UPDATE classes SET title = (SELECT title FROM class_types WHERE id = 'dynamic-reformer') WHERE id = $1 RETURNING id`,
      [classId],
    );
    const { holdId } = (await visitor.call(paths.hold, { classId, principalUserId })).body;
    await visitor.call(paths.book, { classId, holdId, principalUserId, customer: guestDetails });
    await collectCalendar((await visitor.call(paths.calendarFeed)).body.url);
    const opened = await visitor.call(paths.purchaseOpen, { productId: pack?.id, termsVersion });
    const { payment, purchaseId } = opened.body as unknown as StartPurchaseResponse;
    await studio.pay(payment?.paymentIntentId ?? '');
    await visitor.call(paths.purchaseConfirm, { purchaseId });
    await studio.idle();
    await assignInvoiceNumbers(studio.services);
    await checkPdf(buildPurchaseInvoiceUrl(studio.services.keys, purchaseId));
  },
};

export const teamTextScenarios: readonly InjectionScenario[] = [teamTexts];
