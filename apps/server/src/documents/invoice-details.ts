/** Who sells, as a paper names them: fixed when the paper gets its number, whatever the settings say later. */
export interface InvoiceSeller {
  name: string;
  /** Who stands behind the name, when that is another one: 'Miles Street Studio Ltd'. */
  legalName?: string;
  addressLines: readonly string[];
  email: string;
  phone?: string;
  /** null prints 'Not VAT registered'. Prices always include the tax. */
  vat: { number: string; ratePercent: number } | null;
}

/** What an invoice or a credit note says. Money is integer pence; dates are instants, printed as London days. */
export interface InvoiceDetails {
  kind: 'invoice' | 'credit-note';
  /** As given by the register of numbers without gaps, such as 'INV-2026-00042'. */
  number: string;
  issuedAt: Date;
  studio: InvoiceSeller & { siteUrl: string };
  billedTo: { name: string; lines: readonly string[] };
  /** ISO 4217, such as 'GBP'. */
  currency: string;
  /** At least one. */
  lines: readonly InvoiceLine[];
  /** Taken off the sum of the lines; never more than that sum. */
  discount?: { label: string; pence: number };
  /** How the total was settled, such as 'Visa ending 4242' or '1 session of Reformer 10'. Absent while it is open. */
  settled?: { method: string; at: Date };
  /** Nothing is taxed now: what is bought with it later is. */
  taxedLater?: true;
  /** On an invoice: the credit note that took it back. */
  creditedBy?: { number: string; at: Date };
  /** On a credit note: the invoice that it takes back. */
  credits?: { number: string; at: Date };
}

export interface InvoiceLine {
  description: string;
  /** A second, quieter line: when, where, for whom. */
  detail?: string;
  quantity: number;
  unitPence: number;
}
