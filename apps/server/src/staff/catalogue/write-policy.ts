/** Only owners may change the catalogue (handbook: roles 6). */
export const writePolicy = { groups: ['ADMIN'] as const };
