import type { GetCatalogueResponse } from '@studio/contracts/catalogue';
import type { CopyField } from '@studio/domain/site-copy/copy-field';
import type { FlatCopy } from '@studio/domain/site-copy/flat-copy';
import type { useRecordForm } from '../../../lib/forms/use-record-form.ts';

/** Props of the form controls for a field of a site text. */
export interface CopyFieldProps<Field extends CopyField = CopyField> {
  field: Field;
  /** Path of the field; empty for the whole text. */
  path: string;
  record: Pick<ReturnType<typeof useRecordForm<FlatCopy>>, 'form' | 'draft' | 'set' | 'text'>;
  /** Records that the text can refer to; null while they load. */
  catalogue: GetCatalogueResponse | null;
  /** Path of the field to show at first; its list items start open. Null for none. */
  startPath: string | null;
}

/** Fields of one kind, such as lists. */
export type CopyFieldOf<Kind extends CopyField['kind']> = Extract<CopyField, { kind: Kind }>;
