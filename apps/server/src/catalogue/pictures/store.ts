import type { LogoDto, LogosDto, PictureDto } from '@studio/contracts/pictures';
import type { LogoId } from '@studio/domain/pictures/logo';
import type { PictureKind, PictureSubject, PictureWidths } from '@studio/domain/pictures/picture-kind';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { QueryExecutor } from '../../platform/database/database.ts';
import { pictures } from './tables.ts';

export type PictureRow = typeof pictures.$inferSelect;

/** Returns the condition for the pictures of a record. */
export const wherePictureOf = (branchId: string, { kind, id }: PictureSubject) =>
  and(eq(pictures.branchId, branchId), eq(pictures.kind, kind), eq(pictures.subjectId, id));

/** Returns all pictures of a record: the current one first, then the earlier ones, latest first. */
export function listPictures(
  db: QueryExecutor,
  branchId: string,
  subject: PictureSubject,
): Promise<PictureRow[]> {
  return db.orm
    .select()
    .from(pictures)
    .where(wherePictureOf(branchId, subject))
    .orderBy(desc(pictures.replacedAt), desc(pictures.uploadedAt));
}

/** Loads the pictures that pages show. Returns a function that finds the picture of a record. */
export async function loadCurrentPictures(
  db: QueryExecutor,
  branchId: string,
): Promise<(kind: PictureKind, id: string) => PictureDto | null> {
  const rows = await db.orm
    .select()
    .from(pictures)
    .where(and(eq(pictures.branchId, branchId), isNull(pictures.replacedAt)));
  const bySubject = new Map(rows.map((row) => [`${row.kind}:${row.subjectId}`, toPictureDto(row)]));
  return (kind, id) => bySubject.get(`${kind}:${id}`) ?? null;
}

/** Loads the versions of the logo that pages show. */
export async function loadLogos(db: QueryExecutor, branchId: string): Promise<LogosDto> {
  const rows = await db.orm
    .select()
    .from(pictures)
    .where(and(eq(pictures.branchId, branchId), eq(pictures.kind, 'logo'), isNull(pictures.replacedAt)));
  return toLogosDto((id) => rows.find(({ subjectId }) => subjectId === id) ?? null);
}

export function toLogosDto(find: (id: LogoId) => LogoDto | null): LogosDto {
  const toLogoDto = (id: LogoId): LogoDto | null => {
    const found = find(id);
    return found && { hash: found.hash, width: found.width, height: found.height };
  };
  return { light: toLogoDto('light'), dark: toLogoDto('dark'), icon: toLogoDto('icon') };
}

export function toPictureDto({
  hash,
  alt,
  width,
  height,
  placeholder,
  widths,
  phone,
}: PictureRow): PictureDto {
  return {
    ...{ hash, alt, width, height, placeholder },
    widths: copyWidths(widths),
    phone: phone && { ...phone, widths: copyWidths(phone.widths) },
  };
}

const copyWidths = ({ avif, webp }: PictureWidths) => ({ avif: [...avif], webp: [...webp] });
