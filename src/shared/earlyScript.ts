/**
 * Runs in the head before the first paint, so that the chosen theme and text size don't flash and the offer of another
 * language (LanguageOffer.tsx) doesn't shift the layout. The only inline script of the site, in two forms; the content
 * security policy lists their hashes (src/server/http/headers.ts). It reads the data that `src/shared/preferences.ts`
 * describes, and is written for the oldest browsers.
 */
const early = [
  '(function(){var e=document.documentElement,d=e.dataset,p={};',
  'try{',
  'p=JSON.parse(localStorage.getItem("tryggve"))||{};',
  'if(p.version>1)p={};',
  'if(/^(light|dark)$/.test(p.theme))d.theme=p.theme;',
  'if(/^larger?$/.test(p.textSize))d.textSize=p.textSize;',
  'if(p.reducedMotionEnabled===true)d.reducedMotion="true";',
  // Few readers use discreet mode, so its code is a separate file. document.write() still runs it before anything else.
  'if(p.discreet===true)document.write("<scr"+"ipt src=/discreet.js></scr"+"ipt>")',
  '}catch(x){}',
  // Separate from the above: storage may be blocked where cookies are not.
  'try{if(/(^|; )EasyRead=1(;|$)/.test(document.cookie))d.easyRead="true"}catch(x){}',
  // Offer the first language that the page has: the reader's previous choice, then the browser's languages. A stored
  // choice of Swedish is ignored because Swedish is the default. A page without offers makes JSON.parse() throw, which
  // is caught.
  'try{var o=JSON.parse(document.currentScript.dataset.offers),w=[p.selectedLanguage==="sv"?"":p.selectedLanguage].concat(navigator.languages),i=0,c,t;',
  'for(;i<w.length&&!c;i++){t=String(w[i]).toLowerCase();c=o[t]||o[t.split("-")[0]]}',
  'if(c&&c!==e.lang)d.offer=c',
  '}catch(x){}',
].join('');

/**
 * Holds back a search submitted before the scripts have loaded, which would put the search words in the browser
 * history. `h` is the submit button. All module scripts have run by DOMContentLoaded; then the button is clicked again
 * and the scripts handle the search. After ten seconds the form is submitted as without scripts; in discreet mode it
 * waits for them.
 */
const holding = [
  'try{var h,r,a=function(){r=1;h&&h.click();h=0};',
  'document.addEventListener("submit",function(v){',
  'if(!r&&v.target.q){v.preventDefault();h=v.target.querySelector("[type=submit]");p.discreet===true||setTimeout(a,1e4)}},true);',
  'document.addEventListener("DOMContentLoaded",a)',
  '}catch(x){}',
].join('');

export const earlyScript = `${early}})()`;

/** The early script for pages with a search box. */
export const earlySearchScript = `${early}${holding}})()`;
