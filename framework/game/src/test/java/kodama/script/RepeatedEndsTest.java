package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.Seed;
import kodama.loop.TestGame;
import kodama.loop.replay.RunJournal;
import kodama.lua.LuaMachine;
import kodama.lua.limit.ForcedEnd;
import kodama.replay.ReplayFields;
import kodama.replay.WorldHash;
import org.junit.jupiter.api.Test;

/** Scripts that were ended from outside end at the same instruction when the run is repeated. */
class RepeatedEndsTest extends InGame {
    private static final String LONG_TICKS = """
            local function work(n) local t = {} for i = 1, n do t[i % 9 + 1] = { i } end return t end
            local function count(self) self.n = (self.n or 0) + 1 work(9000) self.n = self.n + 0.5 end
            for i = 1, 6 do
              spawn(function(self) while true do count(self) wait(1 + i % 2) end end, { name = "a" .. i,
                draw = function(self) self.drawn = (self.drawn or 0) + 1 work(7000) self.drawn = self.drawn + 0.5 end,
                finish = function(self) work(5000) print("finish", self.name, self.n, self.drawn, tostring {}) end,
                on_hit = function(self) work(6000) self.hit = (self.hit or 0) + 1 wait(1) work(6000) print "hit" end,
                x = 8 * i, y = 8, hitbox = circle(4), group = "enemy" })
            end
            spawn { name = "state", state = count, draw = count, finish = function() print "state" end }
            while true do
              wait(1)
              local made = self:spawn(function(child) count(child) self:spawn(count) end, { name = "child" })
              for i = 1, 6 do shot.fire { x = 8 * i, y = 8, speed = 0, hits = "enemy" } end
              pcall(function() for i = 1, 40 do work(200) if i % 7 == 0 then pcall(error, "e") end end end)
              local co = coroutine.wrap(function() for i = 1, 5 do work(900) coroutine.yield(i) end end)
              for i = 1, 5 do self.x = co() end
              for t in task.each() do print(t.name, t.n, t.drawn, t.hit) end
              if time.tick % 9 == 0 then spawn(count, { name = "later" }) end
            end
            """;

    /** The forced ends of each period: of the time before the first tick, and of each tick and picture. */
    private final List<List<ForcedEnd>> recorded = new ArrayList<>(List.of(new ArrayList<>()));

    /** Calls a function with the machine of a world. */
    private record Opened(Consumer<LuaMachine> use) implements RunJournal {
        @Override
        public void openWorld(Supplier<WorldHash> state, Supplier<String> scene, LuaMachine machine) {
            use.accept(machine);
        }

        @Override
        public ReplayFields fields() {
            return new ReplayFields();
        }
    }

    private void record(LuaMachine machine, Random random) {
        machine.endWhen(() -> random.nextInt(8) == 0 ? "it was slow" : null);
        machine.setEndListener(end -> recorded.get(recorded.size() - 1).add(end));
        machine.repeatEnds(() -> {
            recorded.add(new ArrayList<>());
            return List.of();
        });
    }

    private void repeat(LuaMachine machine, List<ForcedEnd> others) {
        byte[] loop = "for i = 1, 70000 do end".getBytes(StandardCharsets.UTF_8);
        machine.uncounted(() -> machine.load("loop.lua", loop).call()); // moves the ends of the slices
        machine.setSampler(since -> {}, 3000);
        machine.setEndListener(others::add);
        int[] period = {0};
        machine.repeatEnds(() -> recorded.get(++period[0]));
    }

    @Test
    void endsInTicksPicturesEventsAndFinishHooksAreRepeated(@Seed(5) Random random) {
        game.journal(new Opened(machine -> record(machine, random)));
        game.scene(LONG_TICKS).ticks(60);
        TestGame again = new TestGame(folder);
        List<ForcedEnd> others = new ArrayList<>();
        List<LuaMachine> machines = new ArrayList<>();
        again.journal(new Opened(machine -> {
            machines.add(machine);
            repeat(machine, others);
        }));
        again.ticks(60);
        assertEquals(String.join("\n", game.errors()), String.join("\n", again.errors()));
        assertEquals(String.join("\n", game.log()), String.join("\n", again.log()));
        assertEquals(List.of(), others);
        assertFalse(machines.get(0).hasEndsLeft());
        assertTrue(ends(0) > 3 && ends(1) > 1, () -> ends(0) + " in ticks, " + ends(1) + " in pictures");
    }

    /** Returns the number of ends in ticks, or in pictures. */
    private int ends(int isPicture) {
        int count = 0;
        for (int i = 1; i < recorded.size(); i++)
            if (i % 2 == isPicture) count += recorded.get(i).size();
        return count;
    }
}
