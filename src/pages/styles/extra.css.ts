/** GET /styles/extra.css: styles that only a few pages need (src/styles/isSecondary.ts). */
import type { APIRoute } from 'astro';
import { isSecondary } from '../../styles/isSecondary.ts';

const files = import.meta.glob<string>('/src/{features/*,layouts}/*.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

const styles = Object.entries(files).flatMap(([file, rules]) => (isSecondary(file) ? [rules] : []));

export const GET: APIRoute = () => new Response(styles.join('\n'), { headers: { 'content-type': 'text/css' } });
