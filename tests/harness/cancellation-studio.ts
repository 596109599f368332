import { randomUUID } from 'node:crypto';
import { paths } from '@studio/contracts/paths';
import type {
  GetClassCancellationProgressResponse,
  PreviewClassCancellationResponse,
} from '@studio/contracts/staff-cancel-class';
import { refunds } from '@studio/server/payments/tables';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { type ClassInput, createClass } from './create-class.ts';
import { installFakeUserPool } from './fake-user-pool.ts';
import { openTestStudio } from './test-studio.ts';
import { trustTestKey } from './test-tokens.ts';

const branchId = '11-miles-st';
export const cancellationReason = 'The heating has failed';
export const thursday = new Date('2026-11-26T09:30:00Z');

/** Opens a studio whose staff cancel classes. */
export async function openCancellationStudio() {
  const studio = await openTestStudio({ now: '2026-11-23T12:00:00Z' });
  const tokens = await trustTestKey(studio);
  const people = installFakeUserPool(studio);
  const { sub } = people.addUser(randomUUID(), { groups: ['STAFF'] });
  const staff = studio.visitor().with(await tokens.access(sub, ['STAFF']));

  const newClass = (overrides: Partial<ClassInput> = {}) =>
    createClass(studio.database, { startsAt: thursday, ...overrides });

  async function preview(...classIds: string[]) {
    const { status, body } = await staff.call(paths.cancelClassPreview, { classIds });
    expect(status).toBe(200);
    return (body as unknown as PreviewClassCancellationResponse).classes;
  }

  /** Cancels classes and waits until all work is done. */
  async function cancel(...classIds: string[]) {
    const { status, body } = await staff.call(paths.cancelClass, { classIds, reason: cancellationReason });
    expect(status, body.message).toBe(200);
    await studio.idle();
    return progress(...classIds);
  }

  async function progress(...classIds: string[]) {
    const { status, body } = await staff.call(paths.cancelClassProgress, { classIds });
    expect(status).toBe(200);
    return (body as unknown as GetClassCancellationProgressResponse).classes;
  }

  const refundsOf = (bookingId: string) =>
    studio.database.orm
      .select()
      .from(refunds)
      .where(and(eq(refunds.branchId, branchId), eq(refunds.bookingId, bookingId)));

  return { studio, staff, newClass, preview, cancel, progress, refundsOf };
}

export type CancellationStudio = Awaited<ReturnType<typeof openCancellationStudio>>;
