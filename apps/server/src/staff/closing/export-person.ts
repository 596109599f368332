import type { PersonExportAnswer } from '@studio/contracts/staff-closing';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { readBranchProfile } from '../../catalogue/store.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { gatherData } from './gather-data.ts';
import { readablePage } from './readable-page.ts';
import { nameOf, whoseRecords } from './whose-records.ts';

/** Everything that the studio keeps about somebody, for machines and for readers. Refuses with not_found. */
export async function exportPerson(
  services: Services,
  { branchId, personId }: { branchId: string; personId: string },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<PersonExportAnswer> {
  const { database, clock } = services;
  const whose = await whoseRecords(database, branchId, personId);
  const sections = await gatherData(services, whose);
  const { name: studio } = await readBranchProfile(database, branchId);
  const name = nameOf(whose) || 'Somebody';
  const now = clock.now();
  await writeAudit(database, [
    {
      branchId,
      at: now,
      actor,
      subject: 'person',
      subjectId: whose.person.id,
      action: 'EXPORTED',
      why: 'the data of a person were saved as files',
    },
  ]);
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const facts = Object.fromEntries(sections.map(({ title, rows }) => [title, rows]));
  return {
    ok: true,
    fileName: `data-of-${slug || 'somebody'}`,
    json: JSON.stringify({ studio, writtenAt: now.toISOString(), name, ...facts }, null, 2),
    html: readablePage({ studio, name, writtenAt: formatMomentMedium(now), sections }),
  };
}
