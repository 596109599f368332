import 'react';

declare module 'react' {
  // Invoker commands: a button that opens or closes a dialog without a script.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | 'show-popover' | 'hide-popover';
    /** Id of the element that the command is for. */
    commandfor?: string;
  }
}
