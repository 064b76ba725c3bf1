package kodama.script.api.job;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import kodama.loop.TestGame;
import kodama.script.InGame;
import org.junit.jupiter.api.Test;

/** Background jobs of scripts, on real threads; tests without threads are in {@code src/test/lua/job}. */
class JobModuleTest extends InGame {
    @Test
    void aGameRunsTheSameWithAnyNumberOfCores() {
        String scene = """
                local function show(way, why)
                  if not way then return why end
                  local steps = {}
                  for _, step in ipairs(way) do steps[#steps + 1] = step[1] .. ',' .. step[2] end
                  return table.concat(steps, ' ')
                end
                local rows = {}
                for y = 1, 40 do
                  rows[y] = {}
                  for x = 1, 40 do rows[y][x] = math.random(4) == 1 and 0 or math.random(5) end
                end
                for i = 1, 30 do
                  spawn(function()
                    while true do
                      local search = job.path { grid = rows, from = { math.random(40), math.random(40) },
                        to = { math.random(40), math.random(40) }, diagonal = true, ticks = math.random(4),
                        priority = math.random() }
                      if search then print(time.tick .. ' ' .. i .. ' ' .. show(await(search)))
                      else print 'none' wait(1) end
                    end
                  end)
                end""";
        List<String> alone = log(60, scene);
        assertTrue(alone.contains("none") && alone.contains("2 1 canceled"), alone::toString);
        for (int cores : new int[] {2, 5}) {
            TestGame other = new TestGame(folder).cores(cores).scene(scene).ticks(60);
            other.close();
            assertEquals(alone, other.log());
        }
    }
}
