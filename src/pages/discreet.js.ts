/**
 * GET /discreet.js: turns on discreet mode, either before a page is painted (src/shared/earlyScript.ts) or while it is being
 * read (src/client/discreet.ts). Written for the oldest browsers, like the script in the head.
 */
import type { APIRoute } from 'astro';
import { languageCodes } from '../i18n/languages.ts';
import { translator } from '../i18n/messages.ts';

const titles = Object.fromEntries(languageCodes.map((code) => [code, translator(code)('discreet_title')]));

const script = [
  '(function(){var r=document.documentElement,s="/styles/discreet.css",l,',
  `t=${JSON.stringify(titles)}[r.lang];`,
  'r.setAttribute("data-discreet","");',
  'r.style.setProperty("--plain-title",JSON.stringify(t));',
  // The first title in a document is the effective one. This one precedes the page's own in the head.
  'document.title=t;',
  'document.querySelector("link[rel=icon]").href="/icon-plain.svg";',
  // A stylesheet written into the document blocks painting. In a loaded page, document.write() would replace the
  // document.
  'if(document.currentScript)document.write("<link rel=stylesheet href="+s+">");',
  'else{l=document.createElement("link");l.rel="stylesheet";l.href=s;document.head.appendChild(l)}})()',
].join('');

export const GET: APIRoute = () => new Response(script, { headers: { 'content-type': 'text/javascript' } });
