import type { GetInvitationsResponse, InvitationPreviewDto } from '@studio/contracts/staff-invitations';
import { and, desc, eq } from 'drizzle-orm';
import { buildInvitation } from '../../invitations/invitation-email.ts';
import type { QueryExecutor } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { imports } from '../import/tables.ts';
import { countImportedClients, type ImportedClient, listImportedClients } from './imported-clients.ts';
import { listInvitedClients, readNewestBatch } from './list-invited-clients.ts';

/** Maximum number of clients in each list. */
const mostListed = 200;

/** Returns who can be invited, the email, the progress and who was invited. */
export async function readInvitations(
  services: Services,
  which: { branchId: string; importId: string | null },
): Promise<GetInvitationsResponse> {
  const { database } = services;
  const { branchId, importId } = which;
  const counts = await countImportedClients(database, branchId, importId);
  const invitable = await listImportedClients(database, which, ['invitable'], mostListed);
  const notInvitable = await listImportedClients(database, which, ['no-email', 'has-account'], mostListed);
  return {
    ok: true,
    imports: await listDoneImports(database, branchId),
    counts: {
      invitable: counts.invitable,
      invited: counts.invited,
      noEmail: counts['no-email'],
      hasAccount: counts['has-account'],
    },
    preview: invitable[0] ? await previewInvitation(services, branchId, invitable[0]) : null,
    batch: await readNewestBatch(database, branchId),
    invited: await listInvitedClients(database, which, mostListed),
    invitable: invitable.map(({ personId, name, email }) => ({
      personId,
      name: name || 'Unnamed client',
      email: email ?? '',
    })),
    notInvitable: notInvitable.map(({ personId, name, state }) => ({
      personId,
      name: name || 'Unnamed client',
      reason: state === 'has-account' ? state : 'no-email',
    })),
  };
}

async function listDoneImports(db: QueryExecutor, branchId: string) {
  const rows = await db.orm
    .select({ importId: imports.id, fileName: imports.fileName, createdAt: imports.createdAt })
    .from(imports)
    .where(and(eq(imports.branchId, branchId), eq(imports.status, 'DONE')))
    .orderBy(desc(imports.createdAt))
    .limit(50);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Returns the email as a client gets it. */
async function previewInvitation(
  services: Services,
  branchId: string,
  { personId, firstName, name, ...client }: ImportedClient,
): Promise<InvitationPreviewDto> {
  const email = client.email ?? '';
  const invitation = await buildInvitation(services, branchId, { personId, firstName, email });
  const { subject, greeting = '', lead, rowsTitle = '', rows = [], action, note, footer } = invitation;
  return {
    name: name || email,
    subject,
    greeting,
    lead,
    rowsTitle,
    rows: rows.map(({ label, value }) => ({ label, value })),
    action: action?.label ?? '',
    note: note?.text ?? '',
    footer: footer?.text ?? '',
  };
}
