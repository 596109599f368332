import type { LogoDto, LogosDto } from '@studio/contracts/pictures';
import { studioName } from './studio-name.ts';

/**
 * What identifies the studio on pages, emails and documents: the drawing of Miles Street, which contains its name; the
 * studio’s name as text; or the uploaded logo (handbook: pictures 5).
 */
export type Brand =
  | { kind: 'built-in' }
  | { kind: 'name' }
  | {
      kind: 'logo';
      light: LogoDto;
      /** Version for dark backgrounds; null puts the other one on a light panel. */
      dark: LogoDto | null;
      /** Hash of the picture whose files are the icons. */
      iconHash: string;
    };

/** Returns the brand of a studio. An app icon or a dark version counts only beside a logo. */
export function getBrand(name: string, { light, dark, icon }: LogosDto): Brand {
  if (light) return { kind: 'logo', light, dark, iconHash: (icon ?? light).hash };
  return { kind: name === studioName ? 'built-in' : 'name' };
}
