/**
 * Runs in the head, before anything is painted, so that a chosen theme or text size never flashes.
 * The one inline script of the site: the content policy names its hash (src/server/http/headers.ts).
 * It reads what `src/browser/preferences.ts` describes, and is written for the oldest browsers.
 */
export const earlyScript = [
  'try{',
  'var d=document.documentElement.dataset,p=JSON.parse(localStorage.getItem("tryggve")||"{}");',
  'if(!(p.version>1)){',
  'if(p.theme==="light"||p.theme==="dark")d.theme=p.theme;',
  'if(p.textSize==="large"||p.textSize==="larger")d.textSize=p.textSize;',
  'if(p.reducedMotionEnabled===true)d.reducedMotion="true"}',
  '}catch(e){}',
  // By itself: the storage may be blocked where cookies are not.
  'try{if(/(^|; )EasyRead=1(;|$)/.test(document.cookie))document.documentElement.dataset.easyRead="true"}catch(e){}',
].join('');
