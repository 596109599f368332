import { instant } from '@studio/contracts/shared-fields';
import type { ListPersonPaymentsResponse } from '@studio/contracts/staff-people';
import { formatMomentShort } from '@studio/domain/time/format-london';
import { z } from 'zod';
import { buildInvoiceUrl } from '../../account/list-member-invoices.ts';
import { formatInvoiceNumber } from '../../payments/assign-invoice-number.ts';
import { deskPaymentMethodLabels } from '../../payments/desk-invoices.ts';
import type { DeskPaymentMethod, InvoiceKind, InvoiceSubject } from '../../payments/tables.ts';
import { loadPersonKeys } from '../../people/person-keys.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { listPersonDisputes } from '../disputes/dispute-store.ts';
import { selectPersonPayments } from './select-person-payments.ts';

const shownAtOnce = 20;

interface MoneyRow {
  at: Date;
  id: string;
  kind: 'card' | 'desk' | 'refund' | 'desk-refund' | 'purchase' | 'month';
  what: string | null;
  startsAt: Date | null;
  how: string | null;
  deskMethod: DeskPaymentMethod | null;
  amountPence: number;
  status: string | null;
  currency: string;
  paperKind: InvoiceKind | null;
  subject: InvoiceSubject | null;
  subjectId: string | null;
  number: number | null;
  issuedAt: Date | null;
}

const place = z.tuple([instant, z.uuid()]);

/**
 * Returns a person's payments and refunds with their invoices and credit notes, newest first. Throws AppError
 * bad_request for an invalid cursor.
 */
export async function listPersonPayments(
  services: Services,
  input: { branchId: string; personId: string; cursor: string | null | undefined },
): Promise<ListPersonPaymentsResponse> {
  const { branchId, personId, cursor } = input;
  const { memberIds, emailKeys } = await loadPersonKeys(services.database, branchId, personId);
  const [at, id] = cursor ? readPlace(cursor) : [null, null];
  const values = [branchId, memberIds, emailKeys, at, id, shownAtOnce + 1];
  const rows = await services.database.run<MoneyRow>(selectPersonPayments, values);
  const shown = rows.slice(0, shownAtOnce);
  const last = rows.length > shownAtOnce ? shown.at(-1) : undefined;
  return {
    ok: true,
    disputes: cursor ? [] : await listPersonDisputes(services.database, { branchId, memberIds, emailKeys }),
    lines: shown.map((row) => toPaymentLine(services, branchId, row)),
    cursor: last ? Buffer.from(`${last.at.toISOString()} ${last.id}`).toString('base64url') : null,
  };
}

function readPlace(cursor: string): [string, string] {
  const read = place.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (!read.success) throw new AppError('bad_request', 'Invalid cursor.');
  return read.data;
}

function toPaymentLine(
  services: Services,
  branchId: string,
  row: MoneyRow,
): ListPersonPaymentsResponse['lines'][number] {
  const { at, kind, what, startsAt, how, deskMethod, amountPence, status } = row;
  const name = what ?? 'A fee';
  return {
    lineId: `${kind}:${row.id}`,
    at: at.toISOString(),
    kind,
    item: startsAt ? `${name}, ${formatMomentShort(startsAt)}` : name,
    paymentMethod: deskMethod ? deskPaymentMethodLabels[deskMethod] : (how ?? 'Card'),
    amountPence,
    status,
    invoice: findDocument(services, branchId, row),
  };
}

function findDocument(services: Services, branchId: string, row: MoneyRow) {
  const { paperKind: kind, subject, subjectId, number, issuedAt, currency } = row;
  if (!kind || !subject || !subjectId || number === null || !issuedAt) return null;
  const paper = { branchId, kind, subject, subjectId, number, issuedAt, currency };
  const whole = { ...paper, amountPence: Math.abs(row.amountPence) };
  return { number: formatInvoiceNumber(whole), link: buildInvoiceUrl(services, whole) };
}
