import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A React app that renders, changes and removes its texts. */
function ReactHost({ site }: { site: string }) {
  const [id, setId] = useState('5');
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const script = document.createElement('script');
    script.src = `${site}/embed.js`;
    script.async = true;
    document.head.append(script);
  }, [site]);
  const button = (label: string, onClick: () => void) =>
    createElement('button', { type: 'button', onClick }, label);
  return createElement(
    'main',
    null,
    button('Other', () => setId('3590')),
    button('Toggle', () => setIsShown((before) => !before)),
    isShown && createElement('gurbani-shabad', { 'shabad-id': id }, `Shabad ${id}`),
    isShown &&
      createElement('div', { 'data-sttm-id': id, key: id }, createElement('a', { href: '/' }, 'STTM')),
  );
}

const root = document.getElementById('app');
if (root) createRoot(root).render(createElement(ReactHost, { site: root.dataset['site'] ?? '' }));
