/** Where the question stands in the page. */
export const consentPlaceId = 'cookie-choices';
