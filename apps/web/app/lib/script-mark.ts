/** The header by which a rendering tells the site's server its mark; it goes no further. */
export const scriptMarkHeader = 'x-script-mark';
