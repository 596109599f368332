export interface StarRatingProps {
  /** Rating from 0 to 5. A star is half filled above .3, and whole above .8. */
  rating: number;
  /** Width of a star in px. */
  size?: number;
  className?: string;
}

const places = [1, 2, 3, 4, 5] as const;
const star = 'M8 1.6l1.94 4.1 4.46.6-3.25 3.12.8 4.45L8 11.7l-3.95 2.17.8-4.45L1.6 6.3l4.46-.6z';

/** Renders stars. Screen readers announce text such as "4.8 out of 5 stars". */
export function StarRating({ rating, size = 16, className = '' }: StarRatingProps) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={`inline-flex text-brass ${className}`}
    >
      {places.map((place) => (
        <svg key={place} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
          <path d={star} fill="none" stroke="currentColor" strokeLinejoin="round" />
          {rating > place - 0.7 && (
            <path
              d={star}
              fill="currentColor"
              clipPath={rating > place - 0.2 ? undefined : 'inset(0 50% 0 0)'}
            />
          )}
        </svg>
      ))}
    </span>
  );
}
