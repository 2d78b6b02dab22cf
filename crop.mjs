import sharp from 'sharp'; const [f,o,l,t,w,h]=process.argv.slice(2); await sharp(f).extract({left:+l,top:+t,width:+w,height:+h}).png().toFile(o);
