import { Button, type ButtonProps } from '../../../ui/button.tsx';

/** Button of a row. `about` names the row to screen readers. */
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
