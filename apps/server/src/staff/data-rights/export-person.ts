import type { ExportPersonResponse } from '@studio/contracts/staff-data-rights';
import { formatMomentMedium } from '@studio/domain/time/format-london';
import { loadBranchProfile } from '../../catalogue/store.ts';
import { type Actor, writeAudit } from '../../platform/audit.ts';
import type { Services } from '../../platform/services.ts';
import { collectPersonData } from './collect-person-data.ts';
import { getPersonName, loadLinkedRecords } from './load-linked-records.ts';
import { renderPersonalDataExport } from './render-personal-data-export.ts';

/** Exports all data stored about a person, as JSON and as a readable page. Throws AppError not_found. */
export async function exportPerson(
  services: Services,
  { branchId, personId }: { branchId: string; personId: string },
  actor: Extract<Actor, `staff:${string}`>,
): Promise<ExportPersonResponse> {
  const { database, clock } = services;
  const records = await loadLinkedRecords(database, branchId, personId);
  const sections = await collectPersonData(services, records);
  const { name: studio } = await loadBranchProfile(database, branchId);
  const name = getPersonName(records) || 'Unnamed client';
  const now = clock.now();
  await writeAudit(database, [
    {
      branchId,
      at: now,
      actor,
      subject: 'person',
      subjectId: records.person.id,
      action: 'EXPORTED',
      reason: 'personal data downloaded',
    },
  ]);
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const rowsByTitle = Object.fromEntries(sections.map(({ title, rows }) => [title, rows]));
  return {
    ok: true,
    fileName: `data-of-${slug || 'client'}`,
    json: JSON.stringify({ studio, writtenAt: now.toISOString(), name, ...rowsByTitle }, null, 2),
    html: renderPersonalDataExport({ studio, name, writtenAt: formatMomentMedium(now), sections }),
  };
}
