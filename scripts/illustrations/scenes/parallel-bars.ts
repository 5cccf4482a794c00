import { frameScene } from '../frame';
import { paint } from '../gradients';
import { group, path, place, rect, stroke, turn } from '../markup';
import { amber, inkDeep, sand, tealDeep } from '../palette';
import { drawLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { project, type Viewpoint } from '../parts/road';
import { drawWall, drawWindow } from '../parts/room';
import { drawValley } from '../parts/valley';

// Rails and floor share one vanishing point, in the middle of the window sill.
const floor: Viewpoint = { centre: 600, horizon: 300, drop: 520, unit: 420 };
const rails: Viewpoint = { ...floor, drop: 150 };

function drawRail(side: -1 | 1): string {
  const posts = [2.3, 1.62, 1.12].map((away) => {
    const [x, top] = project(rails, [side * 0.92, away]);
    const [, foot] = project(floor, [side * 0.92, away]);
    const wide = 22 / away;
    return group([
      path(
        `M${x - wide * 2} ${foot}L${x - wide} ${foot - wide}H${x + wide}L${x + wide * 2} ${foot}z`,
        inkDeep,
      ),
      rect(x - wide / 2, top, wide, foot - top - 4, tealDeep),
      rect(side < 0 ? x + wide / 2 - 4 : x - wide / 2, top, 4, foot - top - 8, amber, {
        opacity: 0.55,
      }),
    ]);
  });
  const [nearX, nearY] = project(rails, [side * 0.92, 0.92]);
  const [farX, farY] = project(rails, [side * 0.92, 2.45]);
  const near = 17;
  const rail = `M${nearX} ${nearY - near}L${farX} ${farY - 7}Q${farX - side * 5} ${farY} ${farX} ${farY + 7}L${nearX} ${nearY + near}Q${nearX + side * 20} ${nearY} ${nearX} ${nearY - near}z`;
  const light = `M${nearX} ${nearY - near}L${farX} ${farY - 7}L${farX} ${farY - 2}L${nearX} ${nearY - near / 3}z`;
  return group([...posts, path(rail, '#C9A263'), path(light, '#FFE9BE')]);
}

function drawMat(): string {
  const corners = [
    [-0.5, 1],
    [-0.5, 2.6],
    [0.5, 2.6],
    [0.5, 1],
  ].map(([right, away]) => project(floor, [right as number, away as number]));
  return path(`M${corners.map((point) => point.map(Math.round).join(' ')).join('L')}z`, '#3A7470');
}

function drawCrutch(x: number, y: number, lean: number): string {
  const tubes = stroke('M-20-262Q-18-150 0-104Q18-150 20-262M0-110V0', sand, 7);
  const pads = stroke('M-24-266Q0-256 24-266', inkDeep, 15) + stroke('M-16-178H16', inkDeep, 11);
  return place(x, y, 1, turn(lean, tubes, pads, rect(-7, -12, 14, 14, inkDeep, { rx: 3 })));
}

/** Cover 3, rehabilitation: parallel bars that lead towards a window and its light. */
export function drawParallelBarsCover(): string {
  const view = drawValley({
    width: 760,
    height: 340,
    horizon: 236,
    hour: 'dawn',
    seed: 5,
    lightX: 380,
    peaks: 120,
    stars: false,
  });
  return frameScene(1200, 675, [
    drawWall(1200, 430),
    rect(0, 430, 1200, 245, paint('floor')),
    rect(0, 424, 1200, 10, inkDeep),
    drawWindow(220, 40, 760, 340, view, { columns: 3, rows: 1 }),
    drawMat(),
    drawPool(600, 500, 380, 120, 0.7),
    drawGlow(600, 336, 230),
    drawLantern(600, 392, 0.9),
    drawShade(1080, 492, 90, 9),
    drawCrutch(1042, 490, 9),
    drawCrutch(1092, 492, 4),
    drawRail(-1),
    drawRail(1),
    drawHaze(600, 360, 460, 0.6),
  ]);
}
