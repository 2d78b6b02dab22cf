import { chromium } from '@playwright/test';
import { findTestBrowser, chromiumArguments } from './scripts/chromium.ts';
const [port,out,...specs]=process.argv.slice(2);
const b=await chromium.launch({executablePath:findTestBrowser(),args:chromiumArguments});
for(const s of specs){ const [path,w,h,dark,full,consent]=s.split(',');
 const c=await b.newContext({viewport:{width:+w,height:+h},colorScheme:dark==='d'?'dark':'light',deviceScaleFactor:1});
 const p=await c.newPage();
 if(consent==='y') await p.addInitScript(()=>{try{ if(!localStorage.getItem('tryggve')) localStorage.setItem('tryggve',JSON.stringify({version:1,cookies:{v:1,hide:true}})) }catch{}});
 await p.goto('http://127.0.0.1:'+port+path,{waitUntil:'networkidle'});
 if(full==='f'){ await p.evaluate(async()=>{for(let y=0;y<document.body.scrollHeight;y+=600){scrollTo(0,y);await new Promise(r=>setTimeout(r,60))}scrollTo(0,0)}); await p.waitForTimeout(300);}
 const name=out+'-'+path.replace(/[\/#?=]/g,'_')+'-'+w+(dark==='d'?'-d':'')+'.png';
 await p.screenshot({path:name,fullPage:full==='f'}); console.log(name); await c.close(); }
await b.close();
