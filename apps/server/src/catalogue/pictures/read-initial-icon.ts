import { getInitial, getInitialIconsId } from '@studio/domain/pictures/initial';
import type { PictureFile } from '../../integrations/picture-files/port.ts';
import type { Services } from '../../platform/services.ts';
import { loadBranchProfile } from '../store.ts';

/**
 * Returns a function that returns an icon with the first letter of the studio's current name; null for other ids, so
 * that no one can make the server draw other letters. Draws the icons at the first request for them and stores them
 * in memory (handbook: pictures 5).
 */
export function createInitialIconReader({ database, config }: Pick<Services, 'database' | 'config'>) {
  let latest: { id: string; files: Promise<readonly PictureFile[]> } | undefined;
  return async (id: string, file: string): Promise<Buffer | null> => {
    if (!id.startsWith('initial-')) return null;
    const { name } = await loadBranchProfile(database, config.branchId);
    if (id !== getInitialIconsId(name)) return null;
    if (latest?.id !== id) {
      const files = drawIcons(name);
      latest = { id, files };
      // The next request draws the icons again.
      files.catch(() => {
        latest = undefined;
      });
    }
    return (await latest.files).find((icon) => icon.name === file)?.bytes ?? null;
  };
}

async function drawIcons(name: string): Promise<readonly PictureFile[]> {
  const { drawInitialIcons } = await import('./draw-initial-icons.ts');
  return drawInitialIcons(getInitial(name));
}
