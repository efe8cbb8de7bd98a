import { createServer } from 'node:http';

/**
 * A process that answers as an OpenAI-compatible endpoint does, and does whatever a question tells it to: what stands
 * behind `SAY ` in the question is what it writes, a few characters at a time. No model is easier to lead astray, but for
 * one that was: it also writes what its parent makes it. It tells its parent where it listens, and all it was asked.
 */
const PORTION = 7;
let made = null;
process.on('message', (message) => {
  made = message.words;
  process.send({ type: 'made' });
});

function wordsOf(body) {
  const { question, lines } = JSON.parse(body.messages.at(-1).content);
  const told = /SAY (.*)$/s.exec(question)?.[1];
  const [first] = lines;
  return (told ?? made ?? `It says "${first.translation}" [1]. This is what it is about [1].`)
    .replaceAll('{translation}', first.translation)
    .replaceAll('\\n', '\n');
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString());
    process.send({ type: 'asked', path: request.url, authorization: request.headers.authorization, body });
    const words = wordsOf(body);
    if (words === 'FAIL') return response.writeHead(500).end();
    if (words === 'ELSEWHERE') return response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (words === 'NONSENSE') return response.end('data: {"choices": 5}\n\n');
    for (let start = 0; start < words.length; start += PORTION) {
      const delta = { content: words.slice(start, start + PORTION) };
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
    }
    if (words.includes('HANG')) return undefined;
    response.write('data: {"choices":[]}\n\n');
    return response.end('data: [DONE]\n\n');
  });
});
server.listen(0, '127.0.0.1', () => process.send({ type: 'listening', port: server.address().port }));
process.on('disconnect', () => process.exit());
