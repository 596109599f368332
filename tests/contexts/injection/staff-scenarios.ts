import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ReadImportFileResponse } from '@studio/contracts/staff-import';
import type { GetPayload, InjectionScenario } from './injection-scenario.ts';

const person = (payload: GetPayload) => ({
  firstName: payload('firstName'),
  lastName: payload('lastName'),
  email: payload('email', 'address'),
  phone: payload('phone', 'phone'),
});

const ofPerson = (path: string) => ({
  [`${path} firstName`]: ['csv'] as const,
  [`${path} lastName`]: ['csv'] as const,
  [`${path} email`]: ['csv'] as const,
});

const deskScenario: InjectionScenario = {
  name: 'a client added by staff, with a booking, a note and sessions',
  fields: {
    ...ofPerson(paths.personAdd),
    ...ofPerson(paths.personSave),
    [`${paths.bookFor} guestName`]: ['mail', 'csv', 'webhook'],
    [`${paths.bookFor} reason`]: [],
    [`${paths.noteWrite} text`]: ['csv'],
    [`${paths.trainerNoteWrite} text`]: ['csv'],
    [`${paths.classMessageSend} subject`]: ['mail'],
    [`${paths.classMessageSend} text`]: ['mail'],
    [`${paths.personGrant} terms.name`]: ['csv'],
    [`${paths.personGrant} reason`]: [],
    [`${paths.personSaleQuote} item.name`]: [],
    [`${paths.personSaleQuote} giftCard.recipientName`]: [],
    [`${paths.personSaleQuote} giftCard.recipientEmail`]: [],
    [`${paths.personSell} giftCard.recipientEmail`]: ['mail'],
    [`${paths.personSell} item.name`]: ['csv'],
    [`${paths.personSell} giftCard.recipientName`]: ['mail'],
  },
  play: async ({ owner, newClass }, put) => {
    const { personId } = await put(owner, paths.personAdd, person);
    const [classId, orderId, noteId] = [await newClass(80), randomUUID(), randomUUID()];
    const { bookingId } = await put(owner, paths.bookFor, (payload) => ({
      personId,
      classId,
      orderId,
      payment: { kind: 'complimentary' },
      guestName: payload('guestName'),
      reason: payload('reason'),
    }));
    await put(owner, paths.noteWrite, (payload) => ({
      personId,
      noteId,
      visibility: 'check-in',
      text: payload('text'),
    }));
    await put(owner, paths.trainerNoteWrite, (payload) => ({
      bookingId,
      noteId: randomUUID(),
      text: payload('text'),
    }));
    const idempotencyKey = randomUUID();
    await put(owner, paths.classMessageSend, (payload) => ({
      classId,
      audience: 'booked',
      subject: payload('subject'),
      text: payload('text'),
      idempotencyKey,
    }));
    await put(owner, paths.personGrant, (payload) => ({
      personId,
      grantId: randomUUID(),
      reason: payload('reason'),
      terms: { name: payload('terms.name'), sessions: 3, covers: ['reformer'], lastDay: '2027-01-31' },
    }));
    await put(owner, paths.personSaleQuote, (payload) => ({
      personId,
      item: { name: payload('item.name'), pricePence: 250 },
    }));
    const giftCard = (payload: GetPayload) => ({
      amount: 25,
      recipientName: payload('giftCard.recipientName'),
      recipientEmail: payload('giftCard.recipientEmail', 'address'),
    });
    await put(owner, paths.personSaleQuote, (payload) => ({
      personId,
      giftCard: giftCard(payload),
    }));
    await put(owner, paths.personSell, (payload) => ({
      personId,
      saleId: randomUUID(),
      method: 'CASH',
      item: { name: payload('item.name'), pricePence: 250 },
    }));
    await put(owner, paths.personSell, (payload) => ({
      personId,
      saleId: randomUUID(),
      method: 'CASH',
      giftCard: giftCard(payload),
    }));
    const { personId: other } = await put(owner, paths.personAdd, () => ({
      firstName: 'Nora',
      lastName: 'Vale',
      email: '',
      phone: '',
    }));
    await put(owner, paths.personSave, (payload) => ({ personId: other, ...person(payload) }));
  },
};

/** Quotes a CSV cell, so that it can contain anything. */
const quoteCell = (text: string) => `"${text.replaceAll('"', '""')}"`;

const imported: InjectionScenario = {
  name: 'a row of an imported file',
  fields: {
    [`${paths.importRead} fileName`]: [],
    [`${paths.importRead} content`]: ['csv'],
    [`${paths.importCheck} options.packs{}.name`]: [],
    [`${paths.importIssues} options.packs{}.name`]: [],
    [`${paths.importRun} options.packs{}.name`]: ['csv'],
  },
  play: async ({ owner }, put) => {
    const read = await put<ReadImportFileResponse>(owner, paths.importRead, (payload) => {
      const cell = quoteCell(payload('content'));
      const rows = [
        'First name,Surname,Email,Pack,Credits left',
        `${cell},${cell},${randomUUID()}@import.example,${cell},4`,
        `${cell},${cell},no address,${cell},4`,
      ];
      const content = Buffer.from(`${rows.join('\n')}\n`).toString('base64');
      return { fileName: payload('fileName'), content };
    });
    const { importId, columns } = read;
    const checked = await put<ReadImportFileResponse>(owner, paths.importCheck, () => ({
      importId,
      columns,
      options: read.options,
    }));
    const buildInput = (payload: GetPayload) => {
      const packs = Object.entries(checked.options.packs).map(([key, pack]) => [
        key,
        { ...pack, productId: null, name: payload('options.packs{}.name') },
      ]);
      return { importId, columns, options: { ...checked.options, packs: Object.fromEntries(packs) } };
    };
    await put(owner, paths.importCheck, buildInput);
    await put(owner, paths.importIssues, buildInput);
    await put(owner, paths.importRun, buildInput);
  },
};

const cover: InjectionScenario = {
  name: 'an instructor who needs cover',
  fields: { [`${paths.coverRequest} reason`]: ['mail'] },
  play: async ({ trainer, newClass }, put) => {
    const classId = await newClass(150);
    await put(trainer, paths.coverRequest, (payload) => ({ classId, reason: payload('reason') }));
  },
};

export const staffScenarios: readonly InjectionScenario[] = [deskScenario, imported, cover];
