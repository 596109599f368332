/*
 * Everything that needs the client library (Amplify), in one script. Only session.ts imports this module, and only
 * dynamically: a static import would add the library to every page.
 */
export * from './account-client.ts';
export * from './passkeys-client.ts';
export * from './security-client.ts';
export * from './sign-in-client.ts';
export * from './social-sign-in-client.ts';
