/** GET /styles/discreet.css: no pictures, and grey. Only who has chosen it asks for it (src/pages/discreet.js.ts). */
import type { APIRoute } from 'astro';
import styles from '../../styles/discreet.css?inline';

export const GET: APIRoute = () => new Response(styles, { headers: { 'content-type': 'text/css' } });
