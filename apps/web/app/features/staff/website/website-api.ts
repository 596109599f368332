import { paths } from '@studio/contracts/paths';
import type {
  ListSiteCopyResponse,
  PreviewSiteCopyResponse,
  ReadSiteCopyResponse,
} from '@studio/contracts/staff-site-copy';
import { browserApi } from '../../../lib/api/browser-api.ts';

const change = (path: string, fields: object) => browserApi().call<ReadSiteCopyResponse>(path, fields);

export const listTexts = () => browserApi().call<ListSiteCopyResponse>(paths.siteCopyList, {});
export const readText = (id: string) => change(paths.siteCopyRead, { id });
export const saveText = (id: string, version: number, content: object) =>
  change(paths.siteCopySave, { id, version, content });
export const discardText = (id: string, version: number) => change(paths.siteCopyDiscard, { id, version });
export const publishText = (id: string, version: number) => change(paths.siteCopyPublish, { id, version });
export const restoreText = (id: string, version: number, number: number) =>
  change(paths.siteCopyRestore, { id, version, number });
/** Returns the preview key with which pages show the draft or, with `number`, an earlier version. */
export const getPreviewKey = (id: string, number: number | null) =>
  browserApi().call<PreviewSiteCopyResponse>(paths.siteCopyPreview, { id, number });
