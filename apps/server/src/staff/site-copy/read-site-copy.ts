import { type SiteCopyId, siteCopyIds } from '@studio/content/site-copy/site-copy-fields';
import type { ListSiteCopyResponse, ReadSiteCopyResponse } from '@studio/contracts/staff-site-copy';
import {
  type CopyContent,
  findCopyState,
  getBuiltInCopy,
  listCopyStates,
  listPublications,
  loadPublishedCopy,
  toCurrentCopyContent,
} from '../../catalogue/site-copy/store.ts';
import type { Services } from '../../platform/services.ts';

/** Returns which texts have a draft, and when each was published. */
export async function listSiteCopy({ database }: Services, branchId: string): Promise<ListSiteCopyResponse> {
  const [states, published] = await Promise.all([
    listCopyStates(database, branchId),
    loadPublishedCopy(database, branchId, siteCopyIds),
  ]);
  const draftSavedAt = new Map(states.map((state) => [state.id, state.draftSavedAt]));
  return {
    ok: true,
    texts: siteCopyIds.map((id) => ({
      id,
      publishedAt: published.get(id)?.publishedAt?.toISOString() ?? null,
      draftSavedAt: draftSavedAt.get(id)?.toISOString() ?? null,
    })),
  };
}

/** Returns a text with its draft and its published versions. */
export async function readSiteCopy(
  { database }: Services,
  branchId: string,
  id: SiteCopyId,
): Promise<ReadSiteCopyResponse> {
  const [state, published, publications] = await Promise.all([
    findCopyState(database, branchId, id),
    loadPublishedCopy(database, branchId, [id]),
    listPublications(database, branchId, id),
  ]);
  const builtIn = getBuiltInCopy(id);
  const shown = (published.get(id) ?? builtIn).content;
  return {
    ok: true,
    id,
    version: state?.version ?? 0,
    content: toCurrentCopyContent(id, (state?.draft as CopyContent | null) ?? shown),
    draftSavedAt: state?.draftSavedAt?.toISOString() ?? null,
    publications: [
      ...publications.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() })),
      { number: builtIn.number, label: builtIn.label, publishedAt: null, by: null },
    ],
  };
}
