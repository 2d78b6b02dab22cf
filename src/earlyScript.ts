/**
 * Runs in the head, before anything is painted, so that a chosen theme or text size never flashes, and what is there
 * for some readers only has its room from the beginning: the offer of another language (LanguageOffer.tsx).
 * The one inline script of the site, in two forms: the content policy names their hashes (src/server/http/headers.ts).
 * It reads what `src/preferences.ts` describes, and is written for the oldest browsers.
 */
const early = [
  '(function(){var e=document.documentElement,d=e.dataset,p={};',
  'try{',
  'p=JSON.parse(localStorage.getItem("tryggve"))||{};',
  'if(p.version>1)p={};',
  'if(/^(light|dark)$/.test(p.theme))d.theme=p.theme;',
  'if(/^larger?$/.test(p.textSize))d.textSize=p.textSize;',
  'if(p.reducedMotionEnabled===true)d.reducedMotion="true";',
  // Few choose discreet mode, so that what it needs is not in the page: written here, it still comes before all else.
  'if(p.discreet===true)document.write("<scr"+"ipt src=/discreet.js></scr"+"ipt>")',
  '}catch(x){}',
  // By itself: the storage may be blocked where cookies are not.
  'try{if(/(^|; )EasyRead=1(;|$)/.test(document.cookie))d.easyRead="true"}catch(x){}',
  // The first language that is wanted and that the page has: a choice made before, then what the browser asks for.
  // Swedish is what everybody has who has chosen nothing.
  // A page without an offer has nothing to parse, which is an error like any other here.
  'try{var o=JSON.parse(document.currentScript.dataset.offers),w=[p.selectedLanguage==="sv"?"":p.selectedLanguage].concat(navigator.languages),i=0,c,t;',
  'for(;i<w.length&&!c;i++){t=String(w[i]).toLowerCase();c=o[t]||o[t.split("-")[0]]}',
  'if(c&&c!==e.lang)d.offer=c',
  '}catch(x){}',
].join('');

/**
 * A search that is sent before the scripts are there would write its words into the browser's history: its button is held
 * in `h`. All module scripts have run when the document is ready; the button is pressed again, and they ask. Where they
 * take longer than ten seconds the form is sent as without scripts; in discreet mode it waits for them.
 */
const holding = [
  'try{var h,r,a=function(){r=1;h&&h.click();h=0};',
  'document.addEventListener("submit",function(v){',
  'if(!r&&v.target.q){v.preventDefault();h=v.target.querySelector("[type=submit]");p.discreet===true||setTimeout(a,1e4)}},true);',
  'document.addEventListener("DOMContentLoaded",a)',
  '}catch(x){}',
].join('');

export const earlyScript = `${early}})()`;

/** The same for pages with a box to search in. */
export const earlySearchScript = `${early}${holding}})()`;
