/*
 * When this module loads, the library completes or cancels the social login that is in progress. So only
 * social-sign-in-client.ts imports it, and only dynamically. A static import of `signInWithRedirect` elsewhere would have
 * the same effect.
 */
import 'aws-amplify/auth/enable-oauth-listener';

export { signInWithRedirect } from 'aws-amplify/auth';
