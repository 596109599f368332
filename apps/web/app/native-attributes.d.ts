import 'react';

declare module 'react' {
  // Invoker commands: buttons that open or close a dialog without a script.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover';
    commandfor?: string;
  }

  // A style sheet that a script enables later.
  interface LinkHTMLAttributes<T> {
    disabled?: boolean;
  }
}
