import { randomUUID } from 'node:crypto';
import type { ListEntitlementsResponse } from '@studio/contracts/entitlements';
import { paths } from '@studio/contracts/paths';
import type { CheckImportResponse, ListImportsResponse } from '@studio/contracts/staff-import';
import { takeSessions } from '@studio/server/entitlements/session-ledger';
import { entitlements } from '@studio/server/entitlements/tables';
import { people } from '@studio/server/people/tables';
import { outbox } from '@studio/server/platform/database/tables';
import { resumeImports, runImport } from '@studio/server/staff/import/run-import';
import { importRows, imports } from '@studio/server/staff/import/tables';
import { eq, inArray, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSuccessfully } from '../harness/call-api.ts';
import { type ImportStudio, openImportStudio, toImportInput } from '../harness/import-studio.ts';

let at: ImportStudio;
let { studio, tokens, staff, pool, read, progress, importFile, personOf } = {} as ImportStudio;

beforeAll(async () => {
  at = await openImportStudio();
  ({ studio, tokens, staff, pool, read, progress, importFile, personOf } = at);
});
afterAll(() => studio.close());

async function undo(importId: string) {
  await callSuccessfully(staff, paths.importUndo, { importId });
  await studio.idle();
  return progress(importId);
}
const creditsOf = (owner: string) =>
  studio.database.orm.select().from(entitlements).where(eq(entitlements.memberId, owner));

describe('an import', () => {
  it('adds people and sessions once, sends no email, and remembers the columns', async () => {
    const draft = await read('Name,Email,Reformer credits,Yoga credits\nUma Reed,uma@import.example,4,2\n');
    const before = await studio.database.orm.select({ id: outbox.id }).from(outbox);
    await Promise.all([
      callSuccessfully(staff, paths.importRun, toImportInput(draft)),
      callSuccessfully(staff, paths.importRun, toImportInput(draft)),
    ]);
    await studio.idle();
    expect((await progress(draft.importId)).progress).toMatchObject({
      status: 'DONE',
      totals: { added: 1, packs: 2, sessions: 6 },
    });
    const person = await personOf('uma@import.example');
    expect(person).toMatchObject({ firstName: 'Uma', lastName: 'Reed', source: 'import', memberId: null });
    expect(await creditsOf(`person:${person?.id}`)).toMatchObject([
      { name: 'Reformer credits', balance: 4, origin: 'import', terms: { covers: ['reformer'] } },
      { name: 'Yoga credits', balance: 2, origin: 'import', terms: { covers: ['yoga'] } },
    ]);
    expect(await studio.database.orm.select({ id: outbox.id }).from(outbox)).toHaveLength(before.length);
    const [row] = await studio.database.orm.select().from(imports).where(eq(imports.id, draft.importId));
    expect(row?.source).toBeNull();
    const next = await read('Name,Email,Reformer credits,Yoga credits\nVic Lowe,vic@import.example,1,\n');
    expect(next.isRemembered).toBe(true);
  });

  it('writes each row of a file once, until it is undone', async () => {
    const text = 'Name,Email\nWilla Hart,willa@import.example\n';
    const [one, other] = [await read(text), await read(text)];
    const both = await Promise.all([
      staff.call(paths.importRun, toImportInput(one)),
      staff.call(paths.importRun, toImportInput(other)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await studio.idle();
    expect((await importFile(text)).progress.totals).toMatchObject({ added: 0, existing: 0, skipped: 1 });
    const importedDraft = both[0]?.status === 200 ? one : other;
    expect((await undo(importedDraft.importId)).progress).toMatchObject({
      status: 'UNDONE',
      totals: { removed: 1 },
    });
    expect(await personOf('willa@import.example')).toBeUndefined();
    expect((await importFile(text)).progress).toMatchObject({ status: 'DONE', totals: { added: 1 } });
  });

  it('writes each row of a file once, with other columns and after its days have passed too', async () => {
    const text = 'Name,Email,Credits,Yoga credits,Note\nWes Hart,wes@import.example,4,2,Tall\n';
    const draft = await read(text);
    const columns = [...draft.columns.slice(0, 3), 'ignored', 'ignored'] as typeof draft.columns;
    await callSuccessfully(staff, paths.importRun, toImportInput({ ...draft, columns }));
    await studio.idle();
    const again = await read(text);
    await callSuccessfully(staff, paths.importRun, toImportInput({ ...again, columns: draft.columns }));
    await studio.idle();
    expect((await progress(again.importId)).progress.totals).toMatchObject({ packs: 0, skipped: 1 });

    const heading = 'Name,Email,Credits,Membership,Next payment day';
    const row = 'Wyn Hart,wyn@import.example,4,Reformer Flex 8,24/11/2026';
    expect((await importFile(`${heading}\n${row}\n`)).progress.totals).toMatchObject({ packs: 1 });
    const start = studio.time.now;
    studio.time.now = new Date('2026-11-27T12:00:00Z');
    await at.logInAgain();
    const later = await at.importFile(`${heading}\n${row}\nXan Hart,xan@import.example,,,\n`);
    expect(later.progress.totals).toMatchObject({ added: 1, packs: 0, skipped: 1 });
    studio.time.now = start;
  });

  it('that fails does not block another one, and a far-future expiry is accepted', async () => {
    const { runInBackground } = studio.services;
    studio.services.runInBackground = () => {};
    const [broken, sound] = [
      await read('Name,Email,Credits,Expires\nAl Reed,al@broken.example,4,31/12/9999\n'),
      await read('Name,Email,Credits,Expires\nBo Reed,bo@sound.example,4,31/12/9999\n'),
    ];
    for (const draft of [broken, sound]) await callSuccessfully(staff, paths.importRun, toImportInput(draft));
    studio.services.runInBackground = runInBackground;
    const ofBroken = eq(imports.id, broken.importId);
    await studio.database.orm.update(imports).set({ source: 'nothing' }).where(ofBroken);
    await resumeImports(studio.services);
    expect((await progress(sound.importId)).progress).toMatchObject({ status: 'DONE', totals: { packs: 1 } });
    await studio.database.orm.delete(imports).where(ofBroken);
  });

  it('resumes where it stopped, and grants nothing twice', async () => {
    const lines = Array.from({ length: 120 }, (_, n) => `Row ${n},Person,row${n}@resume.example,3`);
    const draft = await read(`First name,Surname,Email,Credits left\n${lines.join('\n')}\n`);
    const { runInBackground } = studio.services;
    // Simulates a process that stops after the call, before the import starts.
    studio.services.runInBackground = () => {};
    await callSuccessfully(staff, paths.importRun, toImportInput(draft));
    studio.services.runInBackground = runInBackground;
    const { transaction } = studio.database;
    let remaining = 1;
    studio.database.transaction = (work) => {
      if (remaining-- <= 0) throw new Error('the process is gone');
      return transaction(work);
    };
    const id = { branchId: '11-miles-st', importId: draft.importId };
    await expect(runImport(studio.services, id)).rejects.toThrow('the process is gone');
    studio.database.transaction = transaction;
    expect((await progress(draft.importId)).progress).toMatchObject({ status: 'RUNNING', processedRows: 50 });
    await Promise.all([resumeImports(studio.services), resumeImports(studio.services)]);
    expect((await progress(draft.importId)).progress).toMatchObject({
      status: 'DONE',
      totals: { added: 120, existing: 0, skipped: 0, packs: 120, sessions: 360 },
    });
    const added = await studio.database.orm
      .select({ id: people.id })
      .from(people)
      .where(like(people.email, '%@resume.example'));
    expect(added).toHaveLength(120);
  });

  it('does not add a known person again, and changes nothing about them', async () => {
    await importFile('Name,Email,Phone\nYara Finch,yara@import.example,07700 900777\n');
    const secondImport = await importFile(
      'Name,Email,Phone,Credits left\nYara Stern,yara@import.example,0123 456789,5\n',
    );
    expect(secondImport.progress.totals).toMatchObject({ added: 0, existing: 1, sessions: 5 });
    expect(await personOf('yara@import.example')).toMatchObject({
      firstName: 'Yara',
      lastName: 'Finch',
      phone: '+447700900777',
    });
  });

  it('fills in the phone number and the name that a client lacks, and says so first', async () => {
    await importFile('Name,Email,Phone\n,una@import.example,\nAl Gray,al@import.example,07700 900321\n');
    const text =
      'Name,Email,Phone\nUna Gray,una@import.example,07700 900778\nAl Gray,al@import.example,07700 900779\n';
    const draft = await read(text);
    const { issues } = await callSuccessfully<CheckImportResponse>(
      staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(issues.map(({ line, reason }) => [line, reason])).toEqual([
      [
        2,
        expect.stringMatching(/We’ll add the name ‘Una Gray’. We’ll add the phone number \+44 7700 900778.$/),
      ],
      [3, expect.stringContaining('We won’t change the client’s phone number')],
    ]);
    const second = await importFile(text);
    expect(second.progress.totals).toMatchObject({ added: 0, existing: 2, completed: 1 });
    expect(await personOf('una@import.example')).toMatchObject({
      firstName: 'Una',
      lastName: 'Gray',
      phone: '+447700900778',
    });
    expect(await personOf('al@import.example')).toMatchObject({ phone: '+447700900321' });
  });

  it('doesn’t fill in the phone number of a client with an account', async () => {
    await importFile('Name,Email\nOla Reed,ola@import.example\n');
    const sub = randomUUID();
    pool.addUser(sub, { email: 'ola@import.example' });
    await studio
      .visitor()
      .with(await tokens.access(sub))
      .call('/classes/user/get');
    const second = await importFile('Name,Email,Phone\nOla Reed,ola@import.example,07700 900123\n');
    expect(second.progress.totals).toMatchObject({ existing: 1, completed: 0 });
    expect((await personOf('ola@import.example'))?.phone).toBeNull();
  });

  it('gives no one the sessions of a row with their email and another name', async () => {
    const text =
      'Name,Email,Sessions left\nAda Hill,ada@shared.example,4\nHugo Lee,ada@shared.example,3\nHugo Lee,ada@shared.example,2\n';
    const draft = await read(text);
    const checked = await callSuccessfully<CheckImportResponse>(
      staff,
      paths.importCheck,
      toImportInput(draft),
    );
    expect(checked.counts).toMatchObject({ new: 1, duplicate: 0, unclear: 2, sessions: 4 });
    expect(checked.issues.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'Same email as line 2, different name.'],
      [4, 'Same email as line 2, different name.'],
    ]);
    expect((await importFile(text)).progress.totals).toMatchObject({ added: 1, skipped: 2, sessions: 4 });
    const known = await read(
      'Name,Email,Sessions left\nHugo Lee,ada@shared.example,3\nHugo Lee,ada@shared.example,2\n',
    );
    const asNew = { ...toImportInput(known), options: { ...known.options, unclear: 'add' } };
    const again = await callSuccessfully<CheckImportResponse>(staff, paths.importCheck, asNew);
    expect(again.issues[0]?.reason).toBe('Same email as Ada Hill, different name.');
    await callSuccessfully(staff, paths.importRun, asNew);
    await studio.idle();
    expect((await progress(known.importId)).progress.totals).toMatchObject({
      added: 1,
      existing: 1,
      sessions: 5,
    });
    const ada = await personOf('ada@shared.example');
    expect(await creditsOf(`person:${ada?.id}`)).toMatchObject([{ balance: 4 }]);
    const [hugo] = await studio.database.orm.select().from(people).where(eq(people.firstName, 'Hugo'));
    expect(hugo).toMatchObject({ lastName: 'Lee', email: null });
  });
});

it('imported sessions of a person without an account are theirs when they sign up', async () => {
  await importFile('Name,Email,Credits left\nIvo Stern,ivo@import.example,8\n');
  const sub = randomUUID();
  pool.addUser(sub, { email: 'Ivo@import.example' });
  const member = studio.visitor().with(await tokens.access(sub));
  await member.call('/classes/user/get');
  const { body } = await member.call(paths.entitlements);
  expect((body as unknown as ListEntitlementsResponse).entitlements).toMatchObject([{ sessionsLeft: 8 }]);
  expect(await personOf('Ivo@import.example')).toMatchObject({ memberId: sub, source: 'import' });
});

it('undoing an import removes inactive people, revokes unused sessions, and lists the rest', async () => {
  const { importId } = await importFile(
    'Name,Email,Credits left\nAnn Noel,ann@undo.example,4\nBen Noel,ben@undo.example,4\nCat Noel,cat@undo.example,4\n',
  );
  const ben = await personOf('ben@undo.example');
  const [pack] = await creditsOf(`person:${ben?.id}`);
  await studio.database.transaction((tx) =>
    takeSessions(
      tx,
      'BOOKED',
      {
        branchId: '11-miles-st',
        entitlementId: pack?.id ?? '',
        subjectId: randomUUID(),
        sessions: 1,
        actor: 'system',
      },
      studio.time.now,
    ),
  );
  const cat = await personOf('cat@undo.example');
  await callSuccessfully(staff, paths.noteWrite, {
    noteId: randomUUID(),
    personId: cat?.id,
    text: 'Called about a class',
    visibility: 'staff',
  });
  const undone = await undo(importId);
  expect(undone.progress).toMatchObject({
    status: 'UNDONE',
    totals: { removed: 1, kept: 2, reversed: 11, used: 1 },
  });
  expect(undone.notUndone).toEqual([
    {
      line: 3,
      personId: ben?.id,
      name: 'Ben Noel',
      reason: 'They’ve used 1 imported session.',
    },
    { line: 4, personId: cat?.id, name: 'Cat Noel', reason: 'There’s a note on their profile.' },
  ]);
  expect(await personOf('ann@undo.example')).toBeUndefined();
  expect(await creditsOf(`person:${ben?.id}`)).toMatchObject([{ balance: 0 }]);
  expect((await undo(importId)).progress.totals).toEqual(undone.progress.totals);
  const { imports: all } = await callSuccessfully<ListImportsResponse>(staff, paths.importList, {});
  expect(all.find((one) => one.importId === importId)?.status).toBe('UNDONE');
});

it('erases the contents of a file once its import is done', async () => {
  const { importId } = await importFile('Name,Email\nQuill Ashby,quill@words.example\n');
  const [row] = await studio.database.orm.select().from(imports).where(eq(imports.id, importId));
  const rows = await studio.database.orm
    .select()
    .from(importRows)
    .where(inArray(importRows.importId, [importId]));
  expect(JSON.stringify([row, rows])).not.toContain('Ashby');
});
