// @vitest-environment happy-dom
import { startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { setPreferences } from './preferences.ts';
import { usePreferences } from './usePreferences.ts';

it('shows what is kept in the very task in which an island wakes: no press comes between', async () => {
  const awake = Promise.withResolvers<string | null>();
  const Kept = () => <p>{usePreferences().questions.join()}</p>;
  function Island() {
    useLayoutEffect(() => queueMicrotask(() => awake.resolve(document.body.textContent)), []);
    return <Kept />;
  }
  document.body.innerHTML = `<div>${renderToString(<Island />)}</div>`;
  setPreferences({ questions: ['Gör det ont?'] });
  startTransition(() => void hydrateRoot(document.body.firstElementChild as Element, <Island />));
  expect(await awake.promise).toBe('Gör det ont?');
});
