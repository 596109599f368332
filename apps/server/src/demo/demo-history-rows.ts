import type { ProductSeed } from '@studio/content/products/product-seed';
import type { classes } from '../timetable/tables.ts';

/** Rows by table, with column names as keys. */
export interface DemoHistoryRows {
  bookings: object[];
  payments: object[];
  refunds: object[];
  invoices: object[];
  purchases: object[];
  entitlements: object[];
  entitlement_movements: object[];
  desk_payments: object[];
  waiting_entries: object[];
}

export type PastClass = typeof classes.$inferSelect;

/** Pack of a regular client. */
export interface PastPack {
  id: string;
  product: ProductSeed;
  startsAt: Date;
  expiresAt: Date | null;
  sessionsLeft: number;
}
