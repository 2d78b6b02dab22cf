/** GET /styles/explore.css: the styles of what stands on few pages (src/integrations/oneStylesheet.ts). */
import type { APIRoute } from 'astro';

const files = import.meta.glob<string>(
  [
    '/src/features/{atlas,avatar,books,clowns,day,discreet,faq,glossary,handout,hospitals,listen,news,play,podcast,poster,questions,reels}/*.module.css',
    '/src/layouts/{Clip,Gallery,Podcast}.module.css',
  ],
  {
    eager: true,
    query: '?inline',
    import: 'default',
  },
);

export const GET: APIRoute = () =>
  new Response(Object.values(files).join('\n'), { headers: { 'content-type': 'text/css' } });
