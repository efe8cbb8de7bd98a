import { saveTextFile } from '../../shared/saveTextFile.ts';

/** Downloads data as a JSON file. */
export function saveJson(name: string, data: unknown): void {
  saveTextFile(name, `${JSON.stringify(data, null, 2)}\n`);
}
