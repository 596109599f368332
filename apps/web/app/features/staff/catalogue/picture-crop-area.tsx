import { getCentredCrop, type PictureCrop } from '@studio/domain/pictures/picture-crop';
import { useEffect, useRef } from 'react';
import { ReactCrop } from 'react-image-crop';

interface PictureCropAreaProps {
  preview: HTMLCanvasElement;
  /** Width divided by height of the part to show. */
  ratio: number;
  crop: PictureCrop;
  onChange: (crop: PictureCrop) => void;
}

const ariaLabels = {
  cropArea: 'Part to show. Move it with the arrow keys.',
  nwDragHandle: 'Top left corner. Resize with the arrow keys.',
  neDragHandle: 'Top right corner. Resize with the arrow keys.',
  swDragHandle: 'Bottom left corner. Resize with the arrow keys.',
  seDragHandle: 'Bottom right corner. Resize with the arrow keys.',
  nDragHandle: 'Top edge',
  eDragHandle: 'Right edge',
  sDragHandle: 'Bottom edge',
  wDragHandle: 'Left edge',
};

/** Lets the owner choose the part of a picture that pages show, by pointer or keyboard. */
export function PictureCropArea({ preview, ratio, crop, onChange }: PictureCropAreaProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.replaceChildren(preview);
  }, [preview]);
  return (
    <ReactCrop
      crop={{
        unit: '%',
        x: crop.x * 100,
        y: crop.y * 100,
        width: crop.width * 100,
        height: crop.height * 100,
      }}
      aspect={ratio}
      keepSelection
      minWidth={64}
      ariaLabels={ariaLabels}
      onChange={(_pixels, { x, y, width, height }) =>
        onChange({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
      }
      // A tall picture would otherwise push the form below it off the screen.
      style={{ maxWidth: `calc(60svh * ${preview.width / preview.height})` }}
      className="w-full"
    >
      <div ref={container} className="[&>canvas]:block [&>canvas]:h-auto [&>canvas]:w-full" />
    </ReactCrop>
  );
}

/** Returns the crop that the area starts with: as much as possible, from the centre. */
export function getInitialCrop(preview: HTMLCanvasElement, ratio: number): PictureCrop {
  return getCentredCrop(preview, ratio);
}
