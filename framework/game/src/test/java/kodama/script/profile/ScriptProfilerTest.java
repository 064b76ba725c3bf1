package kodama.script.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import kodama.loop.World;
import kodama.profile.FrameCost;
import kodama.profile.FrameHistory;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.profile.StackSamples;
import kodama.profile.StackSamples.LineTime;
import kodama.task.Task;
import kodama.time.NanoClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScriptProfilerTest {
    /** A clock on which each reading takes a microsecond, so that a line's time is proportional to its samples. */
    private static final class LookingTakesTime implements NanoClock {
        private long now;

        @Override
        public long nanoTime() {
            return now += 1_000;
        }

        @Override
        public void sleepUntil(long deadline) {}

        @Override
        public void sleepMillis(long millis) {}
    }

    @TempDir
    private Path folder;

    private final Profiler profiler = new Profiler(new LookingTakesTime());
    private final StackSamples stacks = new StackSamples();
    private TestGame game;

    @BeforeEach
    void game() {
        game = new TestGame(folder).profiler(profiler);
    }

    private Map<String, LineTime> lines() {
        return stacks.lines().stream().collect(Collectors.toMap(LineTime::place, Function.identity()));
    }

    private static double share(LineTime line, Map<String, LineTime> of) {
        return (double) line.selfNanos()
                / of.values().stream().mapToLong(LineTime::selfNanos).sum();
    }

    @Test
    void theWorstFrameNamesTheSlowTaskAndItsLine() {
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                for i = 1, 20 do spawn(function() while true do wait(1) end end) end
                spawn(function(boss)
                  boss.name = "boss"
                  while true do
                    wait(200)
                    local sum = 0
                    for i = 1, 200000 do
                      sum = sum + i % 7
                    end
                  end
                end)
                wait(9999)
                """).ticks(650);
        FrameHistory history = profiler.history().copy();
        int worst = history.worstFirst().get(0);
        assertEquals("scenes/main.lua:9", history.lines(worst).get(0).place());
        FrameCost task = history.tasks(worst).get(0);
        assertTrue(task.name().startsWith("task 'boss' #"), task.name());
        assertEquals("scenes/main.lua:9", task.place());
        assertTrue(task.nanos() > 0.9 * history.nanos(Profiler.MAIN, worst) - 60_000, task.toString());
        assertEquals(1, history.tick(worst) % 200);
    }

    @Test
    void linesGetTheirShareOfTheTime() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                while true do
                  local a, b = 0, 0
                  for i = 1, 20000 do
                    a = a + 1
                    b = b + i + i + i + i + i + i + i
                  end
                  wait(1)
                end
                """).ticks(50);
        Map<String, LineTime> lines = lines();
        assertEquals(7.0 / 8, share(lines.get("scenes/main.lua:6"), lines), 0.03);
    }

    @Test
    void functionsWithoutLoopsGetTheirShareOfTheTime() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                local function long(x)
                  return x + x * x + x * x + x * x + x * x + x * x + x * x + x * x + x * x + x * x + x * x + x * x
                end
                while true do
                  for i = 1, 5000 do
                    long(i)
                  end
                  wait(1)
                end
                """).ticks(50);
        Map<String, LineTime> lines = lines();
        assertEquals(0.8, share(lines.get("scenes/main.lua:3"), lines), 0.07);
        assertTrue(lines.get("scenes/main.lua:7").totalNanos()
                > 5 * lines.get("scenes/main.lua:7").selfNanos());
    }

    @Test
    void manyShortTasksGetTheirShareOfTheTime() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                for i = 1, 100 do spawn { state = function(self)
                  self.x = (self.x or 0) + 1
                end } end
                wait(9999)
                """).ticks(200);
        assertTrue(
                stacks.collapsed().stream().anyMatch(line -> line.startsWith("scenes/main.lua:2;")), stacks::toString);
        assertTrue(stacks.kind("scenes/main.lua:2").totalNanos() >= 198 * 100 * 1_000, () -> stacks.collapsed()
                .toString());
    }

    @Test
    void nestedCoroutinesFormOneStack() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                local inner = coroutine.wrap(function()
                  while true do
                    for i = 1, 20000 do local x = i end
                    coroutine.yield()
                  end
                end)
                while true do
                  inner()
                  wait(1)
                end
                """).ticks(20);
        List<String> found = stacks.collapsed().stream()
                .filter(line -> line.contains("main.lua:9;") && line.contains("main.lua:4 "))
                .toList();
        assertEquals(1, found.size(), stacks.collapsed().toString());
    }

    @Test
    void callPointsAppearInStacksAndFunctionsButNotInLines() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                while true do
                  critical_point("AI", function()
                    for i = 1, 20000 do local x = i end
                  end)
                  wait(1)
                end
                """).ticks(20);
        String stack = "scenes/main.lua:1;function scenes/main.lua:3;critical call point 'AI' scenes/main.lua:3;";
        assertTrue(
                stacks.collapsed().stream()
                        .anyMatch(line -> line.startsWith(stack) && line.contains("scenes/main.lua:4 ")),
                () -> stacks.collapsed().toString());
        LineTime point = stacks.functions().stream()
                .filter(each -> each.function().equals("critical call point 'AI'"))
                .findFirst()
                .orElseThrow();
        assertEquals("scenes/main.lua:3", point.place());
        assertEquals(0, point.selfNanos());
        LineTime loop = lines().get("scenes/main.lua:4");
        assertEquals(loop.totalNanos(), loop.selfNanos());
        assertTrue(point.totalNanos() >= loop.selfNanos(), point + " " + loop);
        assertTrue(stacks.lines().stream().noneMatch(each -> each.function().contains("point")));
    }

    @Test
    void libraryFunctionsBelongToTheCallingLine() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                while true do
                  local t = {}
                  for i = 1, 300 do t[i] = i * 7919 % 1000 end
                  table.sort(t, function(a, b)
                    return a < b
                  end)
                  local s = string.rep("abc", 100000)
                  wait(1)
                end
                """).ticks(50);
        assertTrue(lines().containsKey("scenes/main.lua:6"));
        assertTrue(lines().containsKey("scenes/main.lua:8"));
        assertTrue(stacks.collapsed().stream().anyMatch(line -> line.contains("scenes/main.lua:8;string.rep ")));
    }

    @Test
    void drawFunctionsAreProfiledSeparately() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                self.draw = function()
                  for i = 1, 20000 do local x = i end
                end
                wait(9999)
                """).ticks(20);
        assertTrue(stacks.collapsed().stream()
                .anyMatch(line -> line.startsWith("scenes/main.lua:1 draw;") && line.contains("main.lua:3 ")));
        assertTrue(
                profiler.total(profiler.key("scenes/main.lua:1 draw")).count().sum() >= 19);
    }

    private long nanos(String key) {
        return profiler.total(profiler.key(key)).nanos().sum();
    }

    private boolean isKey(String name) {
        return IntStream.range(0, profiler.keys())
                .anyMatch(key -> profiler.name(key).equals(name));
    }

    @Test
    void slowFunctionsAreListedWithTheTimeOfTheirCallees() {
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                local function score(n)
                  for i = 1, n do local x = i end
                end
                local function think() score(1000000) score(1000000) end
                local function deep(n)
                  if n > 0 then deep(n - 1) else score(2000000) end
                end
                local function look() for i = 1, 10000 do local x = i end end
                while true do
                  think() deep(5) look()
                  wait(1)
                end
                """).ticks(10);
        long whole = nanos("scenes/main.lua:1");
        assertEquals(0.5, (double) nanos("scenes/main.lua:5 think") / whole, 0.02);
        assertEquals(0.5, (double) nanos("scenes/main.lua:6 deep") / whole, 0.02, "calls within itself count once");
        assertEquals(1, (double) nanos("scenes/main.lua:2 score") / whole, 0.02);
        assertFalse(isKey("scenes/main.lua:9 look"));
        assertFalse(isKey("scenes/main.lua:1 function"), "the task's own function is its kind");
        assertEquals(
                10,
                profiler.total(profiler.key("scenes/main.lua:5 think")).count().sum());
    }

    @Test
    void finishHooksAreProfiledSeparately() {
        profiler.setStackSamples(stacks);
        profiler.request(ProfilingLevel.TASKS);
        game.scene("""
                local function slow() for i = 1, 100000 do local x = i end end
                while true do
                  local ship = spawn(function() wait(9999) end)
                  ship.finish = function() spawn(function() slow() end) slow() end
                  ship:on_finish(slow)
                  ship:kill()
                  wait(1)
                end
                """).ticks(20);
        assertEquals(List.of(), game.errors());
        long hooks = nanos("scenes/main.lua:4 finish");
        assertTrue(hooks > 50 * (nanos("scenes/main.lua:1") + nanos("scenes/main.lua:4")), () -> hooks + " of hooks");
        assertTrue(stacks.collapsed().stream()
                .anyMatch(line -> line.startsWith("scenes/main.lua:4 finish;") && line.contains("main.lua:2 ")));
    }

    /** Holds the game on request. */
    private static final class Holder implements Overlay {
        private @Nullable RunningGame game;
        boolean isHolding;

        @Override
        public void begin(RunningGame begun) {
            game = begun;
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame held) {
            return isHolding;
        }

        List<Double> times() {
            World world = Objects.requireNonNull(game).world();
            Task task = Objects.requireNonNull(world.tasks().group("enemy").nth(0));
            return List.of(
                    (double) world.taskTimes().lastNanos(task),
                    world.taskTimes().meanNanos(task));
        }
    }

    @Test
    void taskTimesAreKeptWhileTheGameIsHeld() {
        profiler.request(ProfilingLevel.TASKS);
        Holder holder = new Holder();
        game.under(holder).scene("""
                spawn({ group = "enemy", state = function() end, draw = function() for i = 1, 9999 do local x = i end end })
                wait(9999)
                """).frames(20);
        List<Double> before = holder.times();
        assertTrue(before.get(0) > 0 && before.get(1) > 0, before.toString());
        holder.isHolding = true;
        game.frames(200);
        assertEquals(before, holder.times());
        holder.isHolding = false;
        game.frames(1);
        assertEquals(before.get(1), holder.times().get(1), 0.2 * before.get(1));
    }

    @Test
    void profilingDoesNotChangeTheGame() {
        String scene = """
                local t = setmetatable({}, { __mode = "k" })
                while true do
                  for i = 1, 3000 do t[{}] = math.random(100) end
                  draw.text(tostring(math.random(1000)), 1, 1)
                  print(math.random(1000), time.now)
                  wait(1)
                end
                """;
        TestGame plain = new TestGame(folder).scene(scene).ticks(60);
        List<String> log = List.copyOf(plain.log());
        profiler.setStackSamples(stacks);
        ProfilingRequest request = profiler.request(ProfilingLevel.TASKS);
        TestGame measured = new TestGame(folder).profiler(profiler).scene(scene).ticks(30);
        request.close();
        measured.ticks(30);
        assertEquals(log, measured.log());
    }

    @Test
    void aRunawayScriptIsEndedAtTheSameInstruction() {
        String scene = "local n = 0 while true do n = n + 1 if n % 1000000 == 0 then print(n) end end";
        TestGame plain = new TestGame(folder).scene(scene).ticks(2);
        profiler.request(ProfilingLevel.TASKS);
        game.scene(scene).ticks(2);
        assertEquals(plain.log(), game.log());
        assertEquals(plain.errors(), game.errors());
    }
}
