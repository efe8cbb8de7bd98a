export { identity } from './identity.ts';
export { resetPassword } from './resetPassword.ts';
