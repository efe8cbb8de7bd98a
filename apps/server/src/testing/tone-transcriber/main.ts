import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hearTones, sayTones } from './tones.ts';
import { readSamples, writeWav } from './wav.ts';

/**
 * Transcription service for tests, run as a child process, in the shape of the reference product's. It transcribes the tones
 * of `tones.ts`.
 *
 *     tsx main.ts                          serves, and prints its address
 *     tsx main.ts say ਧਧਰਗਜ speech.wav    writes a recording that ends with two seconds of silence
 *
 * `TONES_KEY`: the required key; without it, any key is accepted.
 */
const RATE = 48_000;
const SILENCE_SECONDS = 2;

async function readBody(request: IncomingMessage): Promise<string> {
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
    void readBody(request).then((body) => {
      const isTranscriptCall = request.method === 'POST' && request.url === '/transcript';
      response.writeHead(isTranscriptCall ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isTranscriptCall ? answer(body, request.headers.authorization) : {}));
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
