/** Where the question stands in the page. */
export const consentBarId = 'cookie-choices';
