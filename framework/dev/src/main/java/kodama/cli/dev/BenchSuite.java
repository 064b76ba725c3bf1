package kodama.cli.dev;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kodama.bench.Benchmark;
import kodama.bench.CpuBench;
import kodama.bench.DrawBench;
import kodama.bench.EffectBench;
import kodama.bench.GameBench;
import kodama.bench.HitBench;
import kodama.bench.JavaProcess;
import kodama.bench.LateDrawBench;
import kodama.bench.LatencyBench;
import kodama.bench.LoadingBench;
import kodama.bench.LoveBench;
import kodama.bench.LuaFramesBench;
import kodama.bench.MapBench;
import kodama.bench.PacingBench;
import kodama.bench.ProfileBench;
import kodama.bench.ResetBench;
import kodama.bench.ShapeBench;
import kodama.bench.ShotBench;
import kodama.bench.SoundBench;
import kodama.bench.StartBench;
import kodama.bench.TaskBench;
import kodama.bench.WindowStartBench;
import kodama.bench.lua.LuaBench;
import kodama.cli.PackedGame;
import org.jspecify.annotations.Nullable;

/** The benchmark suites by name. */
enum BenchSuite {
    DRAW("commands of a draw list, at 640x480"),
    SHOT("100,000 pooled shots against 51 targets, at 640x480"),
    HIT("hit tests of 100 to 16,000 bodies: at one point, spread out over one screen and over 30, in a pile"),
    MAP("maps of Tiled: reading, two layers that scroll at 640x480, bodies on the ground"),
    TASKS("the task list without scripts"),
    LUA("Lua's coroutines, tables, frames, and programs compared with lua5.4, lua5.2 and luajit if installed, and"
            + " with LuaJ; takes four to six minutes"),
    PACING("frame starts on the machine's own clock"),
    GAME("frames of a game with crowds of Lua enemies, of smooth shots, and of tweens, at 640x480"),
    BULLETS("frames of 10,000 Lua coroutine bullets, at 640x480"),
    LIFE("the loading animation during a blocking job; late drawing"),
    RESETS("10,000 simple and 1,000 soft resets of a game; takes a minute, and fails if memory, threads, open files or"
            + " classes grow"),
    START("cold starts of a game: until a frame without a window, and until the first picture in one, compared with an"
            + " empty window and LÖVE"),
    PROFILE("the cost of profiling: frames of 5,000 Lua tasks"),
    SOUND("the CPU load of 64 voices, and the delay of a sound until it reaches the device"),
    CPU("the CPU load of each thread, and the memory, of a game in a window: do not press keys"),
    LATENCY("the delay between a key press and the picture; opens a window: do not press keys");

    /**
     * Options of a run.
     *
     * @param quick whether to run everything in its smallest size, to test that it works
     * @param seconds seconds to measure each pacer
     * @param game the game to reset, start, watch and press a key in; null for the built-in game
     * @param jar the packed game to start and watch; null for the game
     * @param luaJ the jar of LuaJ; null for that on the class path
     * @param ofLua the parts of the Lua suite to run, out of {@link #ofLua}
     */
    record BenchOptions(
            boolean quick,
            int seconds,
            @Nullable Path game,
            @Nullable Path jar,
            @Nullable File luaJ,
            Collection<String> ofLua) {
        int of(int full) {
            return quick ? 1 : full;
        }
    }

    /** The part of the Lua suite that measures frames. */
    private static final String FRAMES = "frames";

    final String title;

    BenchSuite(String title) {
        this.title = title;
    }

    /** Returns the name on the command line. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    List<Benchmark> of(BenchOptions size) {
        return switch (this) {
            case DRAW ->
                List.of(new DrawBench(size.of(800)), new ShapeBench(size.of(400)), new EffectBench(size.of(300)));
            case SHOT ->
                List.of(
                        new ShotBench(size.of(60)),
                        new GameBench(size.quick ? "promoted_10" : "promoted_10000", "< 2.5", size.of(300)),
                        new LoveBench(Path.of("docs", "bench", "love")));
            case HIT -> List.of(new HitBench(size.of(20)));
            case MAP -> List.of(new MapBench(size.quick ? 10 : 1000, size.of(600)));
            case TASKS -> List.of(new TaskBench(size.of(2000)));
            case LUA -> lua(size);
            case PACING -> List.of(new PacingBench(size.of(size.seconds)));
            case GAME -> crowds(size);
            case BULLETS -> List.of(new GameBench(size.quick ? "bullets_10" : "bullets_10000", "< 8", size.of(300)));
            case LIFE -> List.of(new LoadingBench(size.of(2000)), new LateDrawBench(size.of(200)));
            case RESETS -> List.of(resets(size));
            case START -> List.of(headlessStart(size), new WindowStartBench(size.jar, game(size), size.of(10)));
            case PROFILE -> List.of(new ProfileBench(size.of(100)));
            case SOUND -> List.of(new SoundBench(size.of(200)));
            case CPU -> List.of(cpu(size));
            case LATENCY -> List.of(new LatencyBench(game(size), size.of(200)));
        };
    }

    /** Returns the parts of the Lua suite. */
    static List<String> ofLua() {
        return Stream.concat(LuaBench.names().stream(), Stream.of(FRAMES)).toList();
    }

    private static List<Benchmark> lua(BenchOptions size) {
        JavaProcess kodama = new JavaProcess(Main.class.getName(), List.of("lua", "--open"));
        Benchmark lua = new LuaBench(size.quick, size.ofLua, size.luaJ, kodama);
        return size.ofLua.contains(FRAMES) ? List.of(lua, new LuaFramesBench(size.quick)) : List.of(lua);
    }

    private static Benchmark headlessStart(BenchOptions size) {
        String[] options = {"--headless", "--ticks", "1"};
        return new StartBench(
                "start", size.jar == null ? game(size, options) : JavaProcess.ofJar(size.jar, options), size.of(10));
    }

    private static Benchmark cpu(BenchOptions size) {
        if (size.jar != null) return CpuBench.ofJar(size.jar, size.quick);
        if (size.game == null) return CpuBench.of(Game.class.getName(), List.of(), size.quick);
        return CpuBench.of(Main.class.getName(), List.of("run", size.game.toString()), size.quick);
    }

    private static List<Benchmark> crowds(BenchOptions size) {
        if (size.quick)
            return List.of(
                    new GameBench("enemies_10", "", 1),
                    GameBench.betweenTicks("smooth_10", 1),
                    new GameBench("animated_10", "", 1),
                    new GameBench("tweens_10", "", 1));
        return List.of(
                new GameBench("enemies_1000", "< 16.7", 600),
                new GameBench("enemies_10000", "", 200),
                new GameBench("smooth_10000", "", 300),
                GameBench.betweenTicks("smooth_10000", 300),
                new GameBench("still_10000", "", 300),
                new GameBench("animated_10000", "", 300),
                new GameBench("tweens_10000", "", 300));
    }

    private static Benchmark resets(BenchOptions size) {
        int simple = size.of(10_000);
        int soft = size.of(1000);
        return size.game == null
                ? new ResetBench(simple, soft)
                : new ResetBench(GameFolder.of(size.game), simple, soft);
    }

    /** Returns the measured game as a Java process. */
    private static JavaProcess game(BenchOptions size, String... options) {
        List<String> arguments = new ArrayList<>(List.of(options));
        if (size.game == null) return new JavaProcess(Game.class.getName(), arguments);
        arguments.addAll(0, List.of("run", size.game.toString()));
        return new JavaProcess(Main.class.getName(), arguments);
    }

    /** Plays the game of {@code kodama bench} in the framework's own jar, with the options of {@code run}. */
    static final class Game {
        private Game() {}

        /** Plays the game and exits. */
        public static void main(String[] args) {
            System.exit(new PackedGame(Game.class.getClassLoader(), "kodama/bench/game/").play("kodama bench", args));
        }
    }
}
