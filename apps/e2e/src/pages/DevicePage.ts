import type { Page } from '@playwright/test';
import { expectOfWorker as expect } from '../test.ts';

/** Megabytes are downloaded and every line is hashed, and the machine may be busy. */
const DOWNLOAD_TIMEOUT_MS = 240_000;

/** The page “On this device”. */
export class DevicePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(origin = ''): Promise<void> {
    await this.page.goto(`${origin}/device`);
    await expect(this.button(/^Download everything|^Remove the whole scripture/).first()).toBeEnabled();
  }

  button(name: string | RegExp) {
    return this.page.getByRole('main').getByRole('button', { name });
  }

  get status() {
    return this.page.getByRole('main').getByRole('status');
  }

  /** Presses a button that downloads, and waits until this part is on the device. */
  async download(pressed: string | RegExp, part: string): Promise<void> {
    await this.button(pressed).click();
    await expect(this.button(`Remove: ${part}`)).toBeEnabled({ timeout: DOWNLOAD_TIMEOUT_MS });
  }
}
