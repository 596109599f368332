import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type { ImportReadResponse } from '@studio/contracts/staff-import';
import type { GetPayload, InjectionScenario } from './injection-scenario.ts';

const person = (say: GetPayload) => ({
  firstName: say('firstName'),
  lastName: say('lastName'),
  email: say('email', 'address'),
  phone: say('phone', 'phone'),
});

const ofPerson = (path: string) => ({
  [`${path} firstName`]: ['csv'] as const,
  [`${path} lastName`]: ['csv'] as const,
  [`${path} email`]: ['csv'] as const,
});

const atTheDesk: InjectionScenario = {
  name: 'somebody whom the team adds, books for, notes something about and gives sessions',
  fields: {
    ...ofPerson(paths.personAdd),
    ...ofPerson(paths.personSave),
    [`${paths.bookFor} guestName`]: ['mail', 'csv', 'webhook'],
    [`${paths.bookFor} reason`]: [],
    [`${paths.noteWrite} text`]: ['csv'],
    [`${paths.personGrant} what.name`]: ['csv'],
    [`${paths.personGrant} reason`]: [],
  },
  play: async ({ owner, newClass }, put) => {
    const { personId } = await put(owner, paths.personAdd, person);
    const [classId, orderId, noteId] = [await newClass(80), randomUUID(), randomUUID()];
    await put(owner, paths.bookFor, (say) => ({
      personId,
      classId,
      orderId,
      pay: { kind: 'complimentary' },
      guestName: say('guestName'),
      reason: say('reason'),
    }));
    await put(owner, paths.noteWrite, (say) => ({ personId, noteId, shown: 'door', text: say('text') }));
    await put(owner, paths.personGrant, (say) => ({
      personId,
      grantId: randomUUID(),
      reason: say('reason'),
      what: { name: say('what.name'), sessions: 3, covers: ['reformer'], lastDay: '2027-01-31' },
    }));
    const { personId: other } = await put(owner, paths.personAdd, () => ({
      firstName: 'Nora',
      lastName: 'Vale',
      email: '',
      phone: '',
    }));
    await put(owner, paths.personSave, (say) => ({ personId: other, ...person(say) }));
  },
};

/** Quotes a CSV cell, so that it can contain anything. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

const imported: InjectionScenario = {
  name: 'a row of a file of another system',
  fields: {
    [`${paths.importRead} fileName`]: [],
    [`${paths.importRead} content`]: ['csv'],
    [`${paths.importCheck} options.packs{}.name`]: [],
    [`${paths.importTrouble} options.packs{}.name`]: [],
    [`${paths.importRun} options.packs{}.name`]: ['csv'],
  },
  play: async ({ owner }, put) => {
    const read = await put<ImportReadResponse>(owner, paths.importRead, (say) => {
      const words = quoted(say('content'));
      const rows = [
        'First name,Surname,Email,Pack,Credits left',
        `${words},${words},${randomUUID()}@import.example,${words},4`,
        `${words},${words},no address,${words},4`,
      ];
      const content = Buffer.from(`${rows.join('\n')}\n`).toString('base64');
      return { fileName: say('fileName'), content };
    });
    const { importId, columns } = read;
    const checked = await put<ImportReadResponse>(owner, paths.importCheck, () => ({
      importId,
      columns,
      options: read.options,
    }));
    const wish = (say: GetPayload) => {
      const packs = Object.entries(checked.options.packs).map(([key, pack]) => [
        key,
        { ...pack, productId: null, name: say('options.packs{}.name') },
      ]);
      return { importId, columns, options: { ...checked.options, packs: Object.fromEntries(packs) } };
    };
    await put(owner, paths.importCheck, wish);
    await put(owner, paths.importTrouble, wish);
    await put(owner, paths.importRun, wish);
  },
};

const cover: InjectionScenario = {
  name: 'an instructor who needs cover',
  fields: { [`${paths.coverAsk} reason`]: ['mail'] },
  play: async ({ trainer, newClass }, put) => {
    const classId = await newClass(150);
    await put(trainer, paths.coverAsk, (say) => ({ classId, reason: say('reason') }));
  },
};

export const staffScenarios: readonly InjectionScenario[] = [atTheDesk, imported, cover];
