import iconsAddress from '../assets/tool-icons.svg?url';
import { IconDrawing, type IconDrawingProps } from './icon-drawing.tsx';
import type { ToolIconName } from './tool-icon-name.ts';

export interface ToolIconProps extends Omit<IconDrawingProps, 'name' | 'href'> {
  name: ToolIconName;
}

/** An icon of the studio's own tools, out of the one drawing of all of those. */
export function ToolIcon({ name, ...rest }: ToolIconProps) {
  return <IconDrawing href={`${iconsAddress}#${name}`} {...rest} />;
}
