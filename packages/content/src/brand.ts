import type { LogoDto, LogosDto } from '@studio/contracts/pictures';
import { getInitialIconsId } from '@studio/domain/pictures/initial';
import { studioName } from './studio-name.ts';

/**
 * Identity of the studio on pages, in emails and in documents: the drawing of Miles Street, which contains its name;
 * the studio’s name as text; or the uploaded logo (handbook: pictures 5).
 */
export type Brand =
  | { kind: 'built-in' }
  | {
      kind: 'name';
      /** Id of the icons with the first letter of the name, in place of a picture's hash. */
      iconHash: string;
    }
  | {
      kind: 'logo';
      light: LogoDto;
      /** Version for dark backgrounds; null to show `light` on a light panel there. */
      dark: LogoDto | null;
      /** Hash of the picture whose files are the icons. */
      iconHash: string;
    };

/** Returns the brand of a studio. Without a logo for light backgrounds, ignores the other versions. */
export function getBrand(name: string, { light, dark, icon }: LogosDto): Brand {
  if (light) return { kind: 'logo', light, dark, iconHash: (icon ?? light).hash };
  if (name === studioName) return { kind: 'built-in' };
  return { kind: 'name', iconHash: getInitialIconsId(name) };
}
