import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hearTones, sayTones } from './tones.ts';
import { readSamples, writeWav } from './wav.ts';

/**
 * A transcription service for tests, a process of its own, in the shape of the reference product's: it writes down what is
 * said in tones (`tones.ts`).
 *
 *     tsx main.ts                          serves, and prints its address
 *     tsx main.ts say ਧਧਰਗਜ speech.wav    makes a recording, with two seconds of silence behind it
 *
 * `TONES_KEY`: the key it wants; any will do without.
 */
const RATE = 48_000;
const SILENCE_SECONDS = 2;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function answer(body: string, authorization: string | undefined): object {
  const { audioData, apiKey } = JSON.parse(body) as { audioData: string; apiKey?: string };
  const key = process.env['TONES_KEY'];
  if (key !== undefined && (apiKey !== key || authorization !== `Bearer ${key}`)) {
    return { status: 'error', message: 'This key is not known here.' };
  }
  const { samples, rate } = readSamples(Buffer.from(audioData, 'base64'));
  const unicode = hearTones(samples, rate);
  return unicode === ''
    ? { status: 'error', message: 'Nothing was said.' }
    : { status: 'success', transcriptInitials: { unicode }, message: 'heard' };
}

function serve(): void {
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const isAsked = request.method === 'POST' && request.url === '/transcript';
      response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAsked ? answer(body, request.headers.authorization) : {}));
    });
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}\n`);
  });
}

const [command, text, file] = process.argv.slice(2);
if (command === 'say' && text !== undefined && file !== undefined) {
  const silence = new Float32Array(SILENCE_SECONDS * RATE);
  const samples = new Float32Array([...sayTones(text, RATE), ...silence]);
  await writeFile(file, writeWav(samples, RATE));
} else {
  serve();
}
