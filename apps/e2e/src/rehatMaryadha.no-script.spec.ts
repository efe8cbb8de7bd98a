import { RehatMaryadhaPage } from './pages/RehatMaryadhaPage.ts';
import { expect, test } from './test.ts';

test('the text of the code can be read chapter by chapter without JavaScript [S2.28]', async ({ page }) => {
  const rehat = await RehatMaryadhaPage.open(page);
  await rehat.openChapter('What a chapter may hold');
  await expect(rehat.text).toContainText('This is no code of conduct');
  await rehat.next.click();
  await expect(rehat.title).toHaveText('A chapter in between');
  await rehat.way.getByRole('link', { name: 'Rehat Maryadha' }).click();
  await expect(rehat.title).toHaveText('Sikh Rehat Maryadha');
});
