import { Button, type ButtonProps } from '../../ui/button.tsx';

/** A button of a row; `about` says to whom only hears it which row it is of. */
export function RowButton({ about, children, ...button }: Omit<ButtonProps, 'size'> & { about: string }) {
  return (
    <Button {...button} size="small">
      <span>
        {children}
        <span className="sr-only"> {about}</span>
      </span>
    </Button>
  );
}
