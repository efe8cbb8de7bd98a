import { TransportError } from '@naad/api-client';
import { ApiError } from '@naad/api-contract';
import { describe, expect, it, vi } from 'vitest';
import { signUp } from './signUp.ts';

const REQUEST = {
  firstname: 'Asa',
  lastname: 'Kaur',
  email: 'asa@example.org',
  password: 'kettle orbit plum',
};
const back = '/shabad?id=1&token=T';
const silent = new TransportError('network', 'No answer');

describe('signUp [P56]', () => {
  it('creates the account, logs in, and returns the page where the visitor was', async () => {
    const client = { signUp: vi.fn(() => Promise.resolve()), logIn: vi.fn(() => Promise.resolve(back)) };
    expect(await signUp(client, REQUEST)).toEqual({ next: back });
    expect(client.signUp).toHaveBeenCalledExactlyOnceWith(REQUEST);
    expect(client.logIn).toHaveBeenCalledExactlyOnceWith(REQUEST.email, REQUEST.password);
  });

  it('keeps the form if the account was refused, and tells why', async () => {
    const refusedBy = (error: Error) =>
      signUp({ signUp: () => Promise.reject(error), logIn: () => Promise.resolve(back) }, REQUEST);
    expect(await refusedBy(new ApiError('weakPassword'))).toEqual({ problem: 'weakPassword' });
    expect(await refusedBy(silent)).toEqual({ problem: 'silent' });
  });

  it('leads to the login page if the login fails, as after any wrong password [K23]', async () => {
    const failedBy = (error: Error) =>
      signUp({ signUp: () => Promise.resolve(), logIn: () => Promise.reject(error) }, REQUEST);
    expect(await failedBy(new ApiError('wrongCredentials'))).toEqual({
      next: '/login?problem=wrongCredentials',
    });
    expect(await failedBy(silent)).toEqual({ next: '/login?problem=accountsUnavailable' });
  });
});
