import { frameScene } from '../frame';
import { group, path, place, rect, stroke, turn } from '../markup';
import { amber, amberDeep, glow, ink, inkDeep, tealDeep } from '../palette';
import { drawHandLantern } from '../parts/lantern';
import { drawGlow, drawHaze, drawPool, drawShade } from '../parts/light';
import { drawValley } from '../parts/valley';

function drawCrane(x: number, y: number): string {
  const lattice = Array.from({ length: 9 }, (_, index) => {
    const top = -40 - index * 40;
    return `M-13 ${top}L13 ${top - 40}M13 ${top}L-13 ${top - 40}`;
  });
  const jib = Array.from(
    { length: 11 },
    (_, index) => `L${20 + index * 34} ${index % 2 ? -420 : -398}`,
  );
  return place(
    x,
    y,
    1,
    stroke(`M-14 0V-400M14 0V-400${lattice.join('')}`, '#12363E', 5),
    stroke('M-130-398H400M0-420H380L400-398', '#12363E', 6),
    stroke(`M0-420${jib.join('')}`, '#12363E', 4),
    stroke('M0-478L-124-400M0-478L230-420M0-478V-400', '#12363E', 4),
    rect(-142, -404, 54, 44, '#12363E', { rx: 3 }),
    rect(-24, -412, 46, 38, '#12363E', { rx: 4 }),
    stroke('M300-398V-276', '#12363E', 3),
    path('M272-262H328V-254H272zM300-290L280-262H320z', '#12363E'),
  );
}

function drawFrameworkOfBeams(x: number, y: number): string {
  const floors = [0, 92, 184].map((up) => rect(-150, -up - 106, 300, 14, '#153E46'));
  const columns = [-150, -56, 42, 136].map((left) => rect(left, -290, 14, 290, '#153E46'));
  return place(
    x,
    y,
    1,
    ...floors,
    ...columns,
    stroke('M-136-14L-56-92M56-106L136-184M-42-200L42-276', '#153E46', 6),
    rect(-136, -92, 80, 92, '#1B4A50'),
  );
}

function drawHat(x: number, y: number): string {
  return place(
    x,
    y,
    1,
    path('M-206-36C-206-160-120-232 0-232C120-232 206-160 206-36z', amber),
    path('M60-224C150-206 206-140 206-36H120C124-120 104-180 60-224z', amberDeep),
    path('M-180-50C-176-130-130-190-70-212C-110-160-126-110-128-50z', glow, { opacity: 0.75 }),
    path('M-38-226Q-40-252-16-254H16Q40-252 38-226L44-36H-44z', '#F3A547'),
    path('M16-254Q40-252 38-226L44-36H10z', '#D07A17'),
    path(
      'M-262-18C-262-42-200-52 0-52C200-52 262-42 262-18Q262-4 236-6C150-18-150-18-236-6Q-262-4-262-18z',
      '#F0A040',
    ),
    path(
      'M-262-18Q-262-4-236-6C-150-18 150-18 236-6Q262-4 262-18C262-24 258-28 250-31C200-24 100-28 0-28C-100-28-200-24-250-31C-258-28-262-24-262-18z',
      amberDeep,
    ),
  );
}

function drawGlove(x: number, y: number, lean: number): string {
  return place(
    x,
    y,
    1,
    turn(
      lean,
      stroke('M-34 30L-56 62', '#B98F52', 22),
      stroke('M-26 56V102M-8 60V112M10 60V108M27 54V94', '#C9A263', 17),
      path('M-38-4H38V56Q36 72 20 72H-20Q-36 72-38 56z', '#C9A263'),
      stroke('M-17 70V98M1 70V104M19 70V98', '#8A6A3C', 3),
      path('M-42-34Q-44-40-36-40H36Q44-40 42-34L38 6H-38z', '#3E8580'),
      rect(-40, -2, 80, 7, tealDeep, { rx: 3 }),
    ),
  );
}

function drawPlanks(): string {
  return group([
    rect(0, 548, 1200, 36, '#7A5F38'),
    rect(0, 548, 1200, 6, '#C9A263'),
    rect(0, 584, 1200, 5, inkDeep),
    rect(0, 589, 1200, 40, '#57492F'),
    rect(0, 629, 1200, 46, ink),
    path('M120 548H126V584H120zM700 589H706V629H700zM980 548H986V584H980z', '#3B3A2E'),
  ]);
}

/** Cover 13, workplace injury: a hard hat and a glove on planks, a crane at dusk behind. */
export function drawHardHatCover(): string {
  return frameScene(1200, 675, [
    drawValley(
      { width: 1200, height: 675, horizon: 370, hour: 'dusk', seed: 95, lightX: 760, peaks: 150 },
      [4, 3],
    ),
    drawCrane(250, 520),
    drawFrameworkOfBeams(1000, 500),
    path('M0 500Q600 470 1200 500V675H0z', ink),
    drawGlow(930, 440, 380),
    drawPlanks(),
    drawPool(700, 566, 480, 26),
    drawShade(560, 552, 280, 14),
    drawHat(560, 560),
    drawShade(930, 552, 100, 9),
    drawHandLantern(930, 552, 1.42),
    drawGlove(232, 546, 9),
    drawGlove(124, 550, -8),
    drawHaze(830, 420, 460, 0.5),
  ]);
}
