import { ApiError, type ApiErrorId } from '@naad/api-contract';
import { InEnglish } from '@naad/ui-i18n/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Account } from '../../../features/account/createAccount.ts';
import { NotificationsProvider } from '../../../shared/notifications/NotificationsContext.tsx';
import { PasswordChange } from './PasswordChange.tsx';

it.each<[ApiErrorId, string]>([
  ['wrongCredentials', 'The current password is wrong.'],
  ['weakPassword', 'This password is easy to guess. Choose a longer one'],
  ['tooManyRequests', 'Too many tries. Wait a few minutes, then try again.'],
  ['loginsBusy', 'Many people are logging in right now.'],
  ['internal', 'The password was not changed. Try again.'],
])('a password change refused as %s says what to do', async (id, text) => {
  const changePassword = () => Promise.reject(new ApiError(id));
  const account = { client: { changePassword } } as unknown as Account;
  render(
    <InEnglish>
      <NotificationsProvider>
        <PasswordChange account={account} />
      </NotificationsProvider>
    </InEnglish>,
  );
  await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('New password'), 'qwertyuiop');
  await userEvent.click(screen.getByRole('button', { name: 'Change the password' }));
  expect((await screen.findByRole('alert')).textContent).toContain(text);
});
