globalThis.self ??= globalThis;
import { DatabaseSync } from '@photostructure/sqlite';
const gu=(await import('gurmukhi-utils')).default; const an=(await import('anvaad-js')).default;
const db=new DatabaseSync('node_modules/@shabados/database/build/database.sqlite',{readOnly:true});
const rows=db.prepare('select id, gurmukhi, first_letters fl from lines').all();
const words={}; for(const r of rows) for(const w of r.gurmukhi.split(/\s+/)) words[w]=(words[w]??0)+1;
const u=s=>[...s].map(c=>c.codePointAt(0).toString(16).slice(-2)).join(' ');
const N=s=>s.normalize('NFC');
for(const c of ['Ø','ˆ','ï','î','@','œ','˜','†','ç','~','¨','ü','´','Í','Î','¤','µ','®','æ','H','S',':','-','ੲ','।','₁','\\','Ú']) {
 const ws=Object.keys(words).filter(w=>w.includes(c));
 console.log(c, ws.length, ws.slice(0,25).map(w=>`${w}×${words[w]} ${N(gu.toUnicode(w))}${N(gu.toUnicode(w))===N(an.unicode(w))?'':' AN '+an.unicode(w)+' ['+u(N(gu.toUnicode(w)))+' / '+u(N(an.unicode(w)))+']'}`).join(' ; '));
}
// bigrams of marks: clusters of non-letter signs
const sig=/[^A-Ea-eF-Gf-gjJk-nKpPqQr-tsSTvVlLxXzZhbcdmn&^|\\\s\d\[\]<>;,.\-:]{2,}/g;
const cl={}; for(const w in words) for(const m of (w.match(/[iIuUyYoOwWMNµˆ@`¤~¨üR®HÍÎ´Úçœ˜†æØîï]{2,}/g)??[])) {(cl[m]??=[0,w]);cl[m][0]+=words[w];}
console.log(Object.entries(cl).sort((a,b)=>b[1][0]-a[1][0]).map(([k,v])=>`${k} ${v[0]} ${v[1]} ${N(gu.toUnicode(v[1]))} [${u(N(gu.toUnicode(v[1])))}]${N(gu.toUnicode(v[1]))===N(an.unicode(v[1]))?'':' AN ['+u(N(an.unicode(v[1])))+']'}`).join('\n'));
