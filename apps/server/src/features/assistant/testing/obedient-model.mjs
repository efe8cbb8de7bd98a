import { createServer } from 'node:http';

/**
 * Fake OpenAI-compatible endpoint, run as a child process. It writes whatever follows `SAY ` in the question, or the reply
 * its parent sets, a few characters at a time, and reports its port and every request to its parent.
 */
const CHUNK_LENGTH = 7;
let reply = null;
process.on('message', (message) => {
  reply = message.words;
  process.send({ type: 'made' });
});

function wordsOf(body) {
  const { question, lines } = JSON.parse(body.messages.at(-1).content);
  const requested = /SAY (.*)$/s.exec(question)?.[1];
  const [first] = lines;
  return (requested ?? reply ?? `It says "${first.translation}" [1]. This is what it is about [1].`)
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
    for (let start = 0; start < words.length; start += CHUNK_LENGTH) {
      const delta = { content: words.slice(start, start + CHUNK_LENGTH) };
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`);
    }
    if (words.includes('HANG')) return undefined;
    response.write('data: {"choices":[]}\n\n');
    return response.end('data: [DONE]\n\n');
  });
});
server.listen(0, '127.0.0.1', () => process.send({ type: 'listening', port: server.address().port }));
process.on('disconnect', () => process.exit());
