import type { ProductSeed } from '@studio/content/products/product-seed';
import type { classes } from '../timetable/tables.ts';

/** Rows of the tables that a past is made of, by the names of their columns. */
export interface PastRows {
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

/** A class that is over. */
export type PastClass = typeof classes.$inferSelect;

/** What a regular has bought, and how much of it is left. */
export interface Pack {
  id: string;
  product: ProductSeed;
  startsAt: Date;
  expiresAt: Date | null;
  left: number;
}
