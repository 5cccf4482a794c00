import { gradeRows, type Row, scoreRows } from './observatory/score';
import { foreignOrigin } from './observatory/score-headers';
import type { Server } from './server';
import { ask } from './visit';

export type Scan = { name: string; rows: Row[]; score: number; grade: string };

/** Takes a tuned server, scans its home page as Mozilla's Observatory does and returns its points and grade. */
export async function scanServer(server: Server): Promise<Scan> {
  const route = [new URL(`http://${new URL(server.origin).host}/`)];
  let answer = await ask(server, String(route[0]));
  while (answer.headers.location && route.length < 5) {
    answer = await ask(server, new URL(answer.headers.location, answer.address).href, {
      origin: foreignOrigin,
    });
    route.push(answer.address);
  }
  const rows = scoreRows({ route, headers: answer.headers, html: answer.body.toString() });
  return { name: server.name, rows, ...gradeRows(rows) };
}
