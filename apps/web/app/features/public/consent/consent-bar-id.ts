export const consentBarId = 'cookie-choices';
