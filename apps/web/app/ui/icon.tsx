import iconsUrl from '../assets/icons.svg?url';
import { IconDrawing, type IconDrawingProps } from './icon-drawing.tsx';
import type { IconName } from './icon-name.ts';

export interface IconProps extends Omit<IconDrawingProps, 'name' | 'href'> {
  name: IconName;
}

export function Icon({ name, ...rest }: IconProps) {
  return <IconDrawing href={`${iconsUrl}#${name}`} {...rest} />;
}
