/** GET /styles/explore.css: the styles of the body, the avatar, hospitals, clowns, books and news, which few pages need (src/integrations/oneStylesheet.ts). */
import type { APIRoute } from 'astro';

const files = import.meta.glob<string>('/src/features/{atlas,avatar,books,clowns,hospitals,news}/*.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

export const GET: APIRoute = () =>
  new Response(Object.values(files).join('\n'), { headers: { 'content-type': 'text/css' } });
