/** Seller on an invoice, fixed when the invoice gets its number. Later changes of the settings don't affect it. */
export interface InvoiceSeller {
  name: string;
  /** Legal name when it differs from the trading name, such as 'Miles Street Studio Ltd'. */
  legalName?: string;
  addressLines: readonly string[];
  email: string;
  phone?: string;
  /** VAT registration. Null prints 'Not VAT registered'. Prices always include VAT. */
  vat: { number: string; ratePercent: number } | null;
}

/** Content of an invoice or credit note. Money is integer pence; dates are instants, printed as London days. */
export interface InvoiceDetails {
  kind: 'invoice' | 'credit-note';
  /** Number from the gapless sequence, such as 'INV-2026-00042'. */
  number: string;
  issuedAt: Date;
  studio: InvoiceSeller & { siteUrl: string };
  billedTo: { name: string; lines: readonly string[] };
  /** ISO 4217 code, such as 'GBP'. */
  currency: string;
  /** Lines of the document, at least one. */
  lines: readonly InvoiceLine[];
  /** Discount on the sum of the lines, at most as much as that sum. */
  discount?: { label: string; pence: number };
  /**
   * Payment of the total, such as 'Visa ending 4242' or '1 session of Reformer 10'. Undefined while the total is
   * unpaid.
   */
  settled?: { method: string; at: Date };
  /** True for gift cards, for which VAT is due later, on the goods that they pay for. */
  taxedLater?: true;
  /** For an invoice: the credit note that cancels it. */
  creditedBy?: { number: string; at: Date };
  /** For a credit note: the invoice that it credits. */
  credits?: { number: string; at: Date };
}

export interface InvoiceLine {
  description: string;
  /** Second line in a lighter style, such as date, location or person. */
  detail?: string;
  quantity: number;
  unitPence: number;
}
