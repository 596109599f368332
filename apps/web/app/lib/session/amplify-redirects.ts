/*
 * When this module loads, the library completes or cancels the social login that is in progress. Therefore
 * only social-sign-in-client.ts imports it, and only dynamically. A static import of the library's
 * `signInWithRedirect` elsewhere would have the same effect.
 */
import 'aws-amplify/auth/enable-oauth-listener';

export { signInWithRedirect } from 'aws-amplify/auth';
