globalThis.self ??= globalThis;
import { DatabaseSync } from '@photostructure/sqlite';
const gu=(await import('gurmukhi-utils')).default; const an=(await import('anvaad-js')).default;
console.log(Object.keys(gu), Object.keys(an));
const db=new DatabaseSync('node_modules/@shabados/database/build/database.sqlite',{readOnly:true});
console.log(db.prepare('select * from lines limit 2').all(), db.prepare("select sql from sqlite_master where name='lines'").get());
const rows=db.prepare('select id, gurmukhi, first_letters fl from lines').all();
const h={};
for(const r of rows) for(const c of r.gurmukhi) h[c]=(h[c]??0)+1;
const u=s=>[...s].map(c=>c.codePointAt(0).toString(16)).join(' ');
for(const c of Object.keys(h).sort()) { const g=gu.toUnicode('k'+c), a=an.unicode('k'+c); console.log(JSON.stringify(c),u(c),h[c],'| gu',g,u(g),'| an',a===g?'=':a+' '+u(a),'| back',gu.toAscii(g),an.unicode(a,true)); }
// pure legacy chars not in corpus
console.log('--- other');
for(let i=33;i<0x300;i++){const c=String.fromCharCode(i); if(h[c])continue; const g=gu.toUnicode('k'+c), a=an.unicode('k'+c); if(g!=='ਕ'+c||a!=='ਕ'+c) console.log(c,u(c),g,u(g),a,u(a));}
for(let i=0x2000;i<0x2300;i++){const c=String.fromCharCode(i); if(h[c])continue; const g=gu.toUnicode('k'+c), a=an.unicode('k'+c); if(g!=='ਕ'+c||a!=='ਕ'+c) console.log(c,u(c),g,u(g),a,u(a));}
