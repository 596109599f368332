import { ratingLabels } from '@studio/domain/reviews/review-details';
import { useState } from 'react';
import { FieldErrorText } from '../../../ui/field.tsx';

interface StarRatingFieldProps {
  id: string;
  legend: string;
  /** Number of stars, 1–5; 0 if none is chosen. */
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
}

const star = 'M8 1.6l1.94 4.1 4.46.6-3.25 3.12.8 4.45L8 11.7l-3.95 2.17.8-4.45L1.6 6.3l4.46-.6z';

/** One to five stars as a radio group, so that arrow keys work. A label beside them describes the rating. */
export function StarRatingField({ id, legend, value, onChange, error }: StarRatingFieldProps) {
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-[15px] leading-tight font-medium">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="-ml-1.5 flex" onPointerLeave={() => setHovered(0)}>
          {ratingLabels.map((word, index) => (
            <label
              key={word}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(index + 1)}
              className="relative grid size-12 cursor-pointer place-items-center rounded-input has-focus-visible:outline-2 has-focus-visible:outline-forest"
            >
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${index + 1}`}
                name={id}
                value={index + 1}
                checked={value === index + 1}
                onChange={() => onChange(index + 1)}
                className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
              />
              <span className="sr-only">
                {index === 0 ? '1 star' : `${index + 1} stars`}: {word}
              </span>
              <svg
                width={34}
                height={34}
                viewBox="0 0 16 16"
                aria-hidden="true"
                className="pointer-events-none text-brass"
              >
                <path
                  d={star}
                  fill={index < shown ? 'currentColor' : 'none'}
                  stroke="currentColor"
                  strokeLinejoin="round"
                />
              </svg>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="min-h-6 text-stone">
          {ratingLabels[shown - 1] ?? ''}
        </span>
      </div>
      <FieldErrorText id={id} error={error} />
    </fieldset>
  );
}
