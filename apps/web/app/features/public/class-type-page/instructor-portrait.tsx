import { getInstructorPortrait } from '../../../assets/pictures/get-instructor-portrait.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { ClassInstructor } from './class-type-page-data.ts';

interface InstructorPortraitProps {
  of: Pick<ClassInstructor, 'portrait' | 'picture'>;
  sizes: string;
  className: string;
}

/**
 * Shows a portrait without alternative text, because the name is beside it. New instructors without an uploaded picture
 * have only the file from the catalogue.
 */
export function InstructorPortrait({
  of: { portrait, picture: uploaded },
  sizes,
  className,
}: InstructorPortraitProps) {
  const picture = uploaded ?? getInstructorPortrait(portrait);
  if (picture) return <Picture of={picture} sizes={sizes} alt="" className={className} />;
  return (
    <img
      src={portrait}
      alt=""
      loading="lazy"
      className={`bg-linen object-cover object-[50%_35%] ${className}`}
    />
  );
}
