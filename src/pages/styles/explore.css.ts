/** GET /styles/explore.css: styles that only a few pages need (src/styles/isApart.ts). */
import type { APIRoute } from 'astro';
import { isApart } from '../../styles/isApart.ts';

const files = import.meta.glob<string>('/src/{features/*,layouts}/*.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

const styles = Object.entries(files).flatMap(([file, rules]) => (isApart(file) ? [rules] : []));

export const GET: APIRoute = () => new Response(styles.join('\n'), { headers: { 'content-type': 'text/css' } });
