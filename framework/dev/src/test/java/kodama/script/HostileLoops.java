package kodama.script;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kodama.docs.LuaApi;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.input.Controls;
import kodama.input.InputSimulator;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import kodama.loop.TestGame;
import kodama.loop.World;
import kodama.loop.replay.ReplayDifference;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.config.GameConfig;
import kodama.script.debug.BreakpointHandler;
import kodama.task.Task;
import kodama.unittest.SpecFile;
import kodama.unittest.SpecHost;
import kodama.unittest.SpecModules;
import kodama.unittest.SpecRequest;
import kodama.unittest.SpecSettings;
import org.jspecify.annotations.Nullable;

/**
 * Runs calls in endless loops, each with a small instruction budget, and prints how long that took; see
 * HostileScriptsTest. Each function has its own game.
 */
final class HostileLoops {
    /** Number of attempts: a loop that was too slow runs again, four times as long, as Java needs time to warm up. */
    private static final int ROUNDS = 4;

    private static final int FACTOR = 4;

    /** Timeout for the calls of a function, in seconds; a longer call is considered endless. */
    private static final long LONGEST = 600;

    /** Number of calls that wait; a loop of them ends by itself. */
    private static final int WAITS = 3;

    /** Number of loops in a game: creating a game takes longer than a hundred of these loops. */
    private static final int MAX_IN_WORLD = 400;

    private final Path folder;
    private final String values;
    private final int most;
    private final long budget;
    private final long nanosPerStep;
    private TestGame game;
    private World world;
    private Spender spender;
    private SpecFile specs;
    private Table environment;
    private int calledInWorld = MAX_IN_WORLD + 1;
    private volatile String running = "";

    private HostileLoops(Path folder, String[] args) throws Exception {
        this.folder = folder;
        values = Files.readString(Path.of(args[1], "hostile_values.lua"));
        most = Integer.parseInt(args[3]);
        budget = Long.parseLong(args[4]);
        nanosPerStep = Long.parseLong(args[5]);
    }

    /**
     * Arguments: folder for games, folder of the hostile files, part of the functions' names, maximum number of calls
     * for a function, instructions per loop, nanoseconds per instruction for which a loop need not run again.
     */
    public static void main(String[] args) throws Exception {
        HostileLoops loops = new HostileLoops(Path.of(args[0]), args);
        LuaApi api = LuaApi.ofFramework();
        loops.runAll(HostileCalls.of(api, LuaApiModules.described()), args[2], false);
        loops.runAll(HostileCalls.of(api, SpecModules.described()), args[2], true);
        if (loops.world == null) loops.open();
        loops.runAll(HostileCalls.of(loops.libraryFunctions(api.modules())), args[2], false);
        List<HostileCalls.Call> written = Files.readAllLines(Path.of(args[1], "hostile_calls.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("--"))
                .map(line -> new HostileCalls.Call(line, false))
                .toList();
        loops.runAll(Map.of("hostile_calls.txt", written), args[2], false);
        loops.game.close();
    }

    /** The functions without an API description: those of Lua's own libraries. */
    private Set<String> libraryFunctions(List<ModuleDoc> described) {
        Set<String> known = new TreeSet<>(Set.of("H", "_G", "package", "spender"));
        for (ModuleDoc module : described) {
            known.add(module.name());
            if (module.name().isEmpty())
                module.functions().forEach(each -> known.add(each.signature().name()));
        }
        Set<String> names = new TreeSet<>();
        for (Table.Entry global : world.scripts().lua().globals()) {
            String name = global.key().text();
            if (known.contains(name)) continue;
            if (global.value().is(LuaType.FUNCTION)) names.add(name);
            if (global.value() instanceof Table library)
                for (Table.Entry each : library)
                    if (each.value().is(LuaType.FUNCTION))
                        names.add(name + "." + each.key().text());
        }
        return names;
    }

    /** Opens a game with a large crowd of tasks, in which the calls of the file were found. */
    private void openCrowded() throws Exception {
        open();
        world.scripts().spawn(function("H.crowd(7500)", world.scripts().lua().globals()));
        game.ticks(1);
    }

    private void runAll(Map<String, List<HostileCalls.Call>> all, String wanted, boolean isSpec) throws Exception {
        for (Map.Entry<String, List<HostileCalls.Call>> calls : new TreeMap<>(all).entrySet()) {
            if (!calls.getKey().contains(wanted)) continue;
            boolean isWritten = calls.getKey().endsWith(".txt");
            if (isWritten) openCrowded();
            else if (calledInWorld > MAX_IN_WORLD) open();
            int count = calls.getValue().size();
            int some = isWritten ? count : Math.min(most, count);
            calledInWorld += some;
            CountDownLatch done = new CountDownLatch(1);
            Thread watcher = new Thread(() -> tellHanging(done));
            watcher.setDaemon(true);
            watcher.start();
            for (int i = 0; i < some; i++)
                runUntilJudged(calls.getKey(), calls.getValue().get((int) ((long) i * count / some)), isSpec);
            done.countDown();
            watcher.join();
        }
    }

    private void open() throws Exception {
        calledInWorld = 0;
        if (game != null) game.close();
        game = new TestGame(folder);
        OffscreenPresenter presenter = new OffscreenPresenter(320, 240);
        game.file("game.lua", "return { width = 320, height = 240, id = 'hostile' }")
                .file("scenes/main.lua", "return function() wait_forever() end")
                .file("d.json", "[1, 2, 3]")
                .file("d.csv", "a,b\n1,2\n")
                .file("long.txt", "x\n".repeat(10_000))
                .file("b.xml", "<bulletml><action label='top'><fire><bullet/></fire></action></bulletml>")
                .file("sounds/s.mml", "c")
                .file("loops_spec.lua", "rawset(_ENV, 'outer', _ENV) H.spec = _ENV it('x', function() H.body() end)")
                .picture("p")
                .shownOn(presenter)
                .hooks(List.of(new Onlooker()));
        game.ticks(2);
        ScriptWorld scripts = world.scripts();
        spender = Spender.install(scripts);
        Table shared = scripts.lua().newTable();
        scripts.lua().globals().put("H", shared);
        scripts.spawn(function(
                "local function fill(...) " + values + "\nend fill(H)",
                scripts.lua().globals()));
        if (!game.errors().isEmpty())
            throw new IllegalStateException(game.errors().toString());
        GameConfig config = GameConfig.read(GameFiles.folder(folder).read("game.lua"));
        specs = new SpecFile(
                scripts,
                GameFiles.folder(folder),
                new Controls(game.raw(), config.controls()),
                new SpecSettings(config, true));
        specs.read("loops_spec.lua");
        environment = shared.get("spec").table();
        game.ticks(1);
    }

    private final class Onlooker implements FrameHook {
        @Override
        public void afterDraw(long frames) {}

        @Override
        public void beginWorld(World begun, BreakpointHandler holder) {
            world = begun;
        }
    }

    private Value function(String body, Table globals) {
        Lua lua = world.scripts().lua();
        byte[] code = ("return function(self) " + body + " end").getBytes(StandardCharsets.ISO_8859_1);
        return lua.routine(lua.load("loop", code, globals)).resume(Values.NONE).get(1);
    }

    private void runUntilJudged(String of, HostileCalls.Call call, boolean isSpec) {
        running = of + "\t" + call.code();
        long steps = budget;
        for (int round = 1; !run(of, call, steps, isSpec, round == ROUNDS); round++) steps *= FACTOR;
    }

    private void tellHanging(CountDownLatch done) {
        try {
            if (done.await(LONGEST, TimeUnit.SECONDS)) return;
        } catch (InterruptedException none) {
            return;
        }
        System.out.println("hangs\t0\t0\t0\t" + running);
        System.out.flush();
        Runtime.getRuntime().halt(1);
    }

    /** Runs a loop and prints the result. Returns false if it must run again. */
    private boolean run(String of, HostileCalls.Call call, long steps, boolean isSpec, boolean isLast) {
        String[] parts = call.code().split(" ## ", 2);
        String loop = (parts.length > 1 ? parts[0] : "")
                + " local n, long, wide, grid, list, crowd = 0, H.long, H.wide, H.grid, H.list, H.crowd spender.leave("
                + steps + ")\n"
                + (call.waits() ? "while n < " + WAITS : "while true")
                + " do n = n + 1 pcall(function() " + parts[parts.length - 1] + " end) end";
        List<String> errors = game.errors();
        errors.clear();
        world.scripts().beginTick();
        Value function =
                function(loop, isSpec ? environment : world.scripts().lua().globals());
        String failure = isSpec ? runAsSpec(function) : runAsTask(function);
        long nanos = time() - spender.left[0];
        long spent = Math.max(1, world.scripts().lua().spent() - spender.left[1]);
        String error = failure + String.join("\n", errors).lines().findFirst().orElse("");
        long before = time();
        game.ticks(1);
        long frame = time() - before;
        game.sink().restart();
        game.log().clear();
        boolean isMemory = error.contains("not enough memory");
        if (nanos > nanosPerStep * spent && !isLast && !isMemory) return false;
        String kind = isMemory
                ? "memory"
                : call.waits() ? "waits" : error.contains("ran longer") ? "budget" : ended(call, error);
        System.out.println(String.join(
                "\t", kind, "" + nanos / spent, "" + nanos / 1_000_000, "" + frame / 1_000_000, of, call.code()));
        return true;
    }

    /** The error that ended a loop; a task that waits is killed, and some calls kill it themselves. */
    private static String ended(HostileCalls.Call call, String error) {
        if (call.code().contains("H.waiting")) return "waits";
        return error.isEmpty() ? "dead" : "error: " + error;
    }

    private String runAsTask(Value function) {
        Task task = world.scripts().spawn(function);
        if (task != null) task.kill();
        return "";
    }

    private String runAsSpec(Value function) {
        world.scripts().lua().globals().get("H").table().put("body", function);
        try {
            specs.run(0, new Stage());
            return "";
        } catch (RuntimeException failure) {
            return String.valueOf(failure.getMessage());
        }
    }

    /** Plays the game of a test. */
    private final class Stage implements SpecHost {
        private int frames;

        /** Runs only the first frames: a test may want thousands, and frames are drawn here. */
        @Override
        public void frame() {
            if (++frames <= WAITS) game.ticks(1);
        }

        @Override
        public void beginReplay(String path) {
            throw new GameFileException(path, "no such file in the game");
        }

        @Override
        public boolean isReplayOver() {
            return true;
        }

        @Override
        public @Nullable ReplayDifference replayDifference() {
            return null;
        }

        @Override
        public InputSimulator hands(int player) {
            return new InputSimulator(game.raw(), "pad");
        }

        @Override
        public RawInput devices() {
            return game.raw();
        }

        @Override
        public Image picture() {
            return new Image("picture", 320, 240, new int[320 * 240]);
        }

        @Override
        public List<String> takeErrors() {
            return taken(game.errors());
        }

        @Override
        public List<String> takeLog() {
            return taken(game.log());
        }

        private static List<String> taken(List<String> lines) {
            List<String> all = new ArrayList<>(lines);
            lines.clear();
            return all;
        }

        @Override
        public List<String> takeSounds() {
            return IntStream.range(0, 1000).mapToObj(i -> "sound " + i).toList();
        }

        @Override
        public SpecRequest takeRequest() {
            return SpecRequest.NONE;
        }
    }

    private static long time() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
