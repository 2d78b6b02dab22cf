/**
 * GET /discreet.js: turns discreet mode on, in a page that is yet to be painted (src/earlyScript.ts) or that is read
 * (src/client/discreet.ts). Written for the oldest browsers, as the script in the head is.
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
  // The first title of a page is the one that counts: in the head this one comes before the page's own.
  'document.title=t;',
  'document.querySelector("link[rel=icon]").href="/icon-plain.svg";',
  // A sheet that is written is waited for before anything is painted. In a page that is read, writing would begin a new one.
  'if(document.currentScript)document.write("<link rel=stylesheet href="+s+">");',
  'else{l=document.createElement("link");l.rel="stylesheet";l.href=s;document.head.appendChild(l)}})()',
].join('');

export const GET: APIRoute = () => new Response(script, { headers: { 'content-type': 'text/javascript' } });
