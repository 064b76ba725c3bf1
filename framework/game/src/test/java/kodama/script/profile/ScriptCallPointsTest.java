package kodama.script.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import kodama.loop.TestGame;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.Summary;
import kodama.time.NanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptCallPointsTest {
    /** A clock that scripts move by printing. */
    private static final class PrintedTime implements NanoClock {
        private long now = 1;

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void sleepUntil(long deadline) {}

        @Override
        public void sleepMillis(long millis) {
            now += millis * 1_000_000;
        }
    }

    @TempDir
    private Path folder;

    private final PrintedTime clock = new PrintedTime();
    private final Profiler profiler = new Profiler(clock);

    /** A game in which {@code print "7 ms"} takes that long. */
    private TestGame game(String scene) {
        profiler.request(ProfilingLevel.FRAMES);
        TestGame game = new TestGame(folder).profiler(profiler).scene(scene);
        return game.onLine(line -> clock.sleepMillis(Long.parseLong(line.split(" ")[0])));
    }

    private Summary of(String name) {
        return profiler.total(profiler.key(name));
    }

    @Test
    void waitsAreNotCounted() {
        game("""
                spawn(function() while true do print "100 ms" wait(1) end end)
                callpoint("boss", function()
                  for i = 1, 5 do
                    print "2 ms"
                    wait(3)
                  end
                end)
                wait(99)
                """).ticks(30);
        assertEquals(10_000_000, of("boss").nanos().sum());
    }

    @Test
    void innerCallPointsCountForOuterOnes() {
        game("""
                while true do
                  callpoint("outer", function()
                    print "1 ms"
                    callpoint("inner", function() print "2 ms" wait(1) print "3 ms" end)
                    local co = coroutine.wrap(function()
                      callpoint("elsewhere", function() print "4 ms" coroutine.yield() print "5 ms" end)
                    end)
                    co()
                    print "6 ms"
                    co()
                  end)
                  wait(99)
                end
                """).ticks(10);
        assertEquals(21_000_000, of("outer").nanos().sum());
        assertEquals(5_000_000, of("inner").nanos().sum());
        assertEquals(9_000_000, of("elsewhere").nanos().sum());
        String tree = String.join("\n", profiler.pointReport());
        assertTrue(tree.matches("(?s).* 21\\.000 +7\\.000 +outer  scenes/main.lua:3\n.*"), tree);
        assertTrue(tree.matches("(?s).* 9\\.000 +9\\.000 +elsewhere  scenes/main.lua:7\n.*"), tree);
        assertTrue(tree.contains("scenes/main.lua:1\n"), tree);
    }

    @Test
    void anErrorEndsTheCallPointsItPasses() {
        game("""
                for i = 1, 3 do
                  pcall(callpoint, "bad", function() print "1 ms" error "no" end)
                  print "50 ms"
                end
                callpoint("good", function() print "2 ms" end)
                wait(99)
                """).ticks(3);
        assertEquals(3_000_000, of("bad").nanos().sum());
        assertEquals(2_000_000, of("good").nanos().sum());
    }

    @Test
    void tracebacksNameCallPoints() {
        TestGame game = new TestGame(folder).scene("""
                critical_point("boss fight", function()
                  callpoint("AI", function()
                    wait(1)
                    error "stuck"
                  end)
                end)
                """).ticks(3);
        String error = game.errors().get(0);
        assertTrue(
                error.matches("(?s).*stuck.*\n    \tscenes/main.lua:3: in call point 'AI'\n.*"
                        + "\n    \tscenes/main.lua:2: in critical call point 'boss fight'\n.*"),
                error);
    }

    @Test
    void withoutProfilingNoTimeIsRecorded() {
        new TestGame(folder)
                .profiler(profiler)
                .released()
                .scene("callpoint('AI', function() wait(2) end) wait(99)")
                .ticks(5);
        assertEquals(1, profiler.pointReport().size());
    }
}
