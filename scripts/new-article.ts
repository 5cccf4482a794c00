import { readPorts } from '../tools/ports';
import { planArticle, writeArticle } from './content/new-article';

const plan = planArticle(process.argv.slice(2).join(' '));
const today = new Intl.DateTimeFormat('sv-SE').format(new Date());
const files = writeArticle(plan, today);

console.log(`Article ${plan.id} has these new files:
${files.map((file) => `  ${file}`).join('\n')}

1. Run npm run dev and open http://localhost:${readPorts(process.env).site}/blogs/page${Math.ceil(plan.id / 10)}/${plan.id}
2. Write into ${plan.file} and its figures: each TODO says what goes there.
3. Run npm run check:content: it lists what is still missing.
4. Remove the line draft: true to publish it.
`);
