import iconsUrl from '../assets/tool-icons.svg?url';
import { IconDrawing, type IconDrawingProps } from './icon-drawing.tsx';
import type { StaffIconName } from './staff-icon-name.ts';

export interface StaffIconProps extends Omit<IconDrawingProps, 'name' | 'href'> {
  name: StaffIconName;
}

export function StaffIcon({ name, ...rest }: StaffIconProps) {
  return <IconDrawing href={`${iconsUrl}#${name}`} {...rest} />;
}
