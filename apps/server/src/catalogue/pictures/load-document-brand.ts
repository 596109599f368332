import { getBrand } from '@studio/content/brand';
import { logoFiles } from '@studio/contracts/picture-paths';
import type { DocumentBrand } from '../../documents/document-brand.ts';
import type { Services } from '../../platform/services.ts';
import { loadLogos } from './store.ts';

/** Loads the brand for emails and documents of the studio with this name (handbook: pictures 5). */
export async function loadDocumentBrand(
  { database, config, pictureFiles }: Pick<Services, 'database' | 'config' | 'pictureFiles'>,
  studioName: string,
): Promise<DocumentBrand> {
  const brand = getBrand(studioName, await loadLogos(database, config.branchId));
  if (brand.kind !== 'logo') return brand;
  const { hash, width, height } = brand.light;
  const png = await pictureFiles.read(hash, logoFiles.document);
  return png ? { kind: 'logo', png, width, height } : { kind: 'name' };
}
