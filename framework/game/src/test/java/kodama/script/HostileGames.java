package kodama.script;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.base.LeakTracker;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFiles;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.game.GameLoop;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;

/** Runs games of hostile programs, one after another, and prints how each ended; see HostileScriptsTest. */
final class HostileGames {
    private static final int TICKS = 40;

    private static final String PRELUDE = """
            local long, wide, grid, list = ("x"):rep(400000), {}, {}, {}
            for i = 1, 5000 do wide["k" .. i] = i end
            for i = 1, 300 do grid[i] = ("."):rep(300) end
            for i = 1, 5000 do list[i] = i %% 777 end
            local function resting() wait_forever() end
            local function crowd(n)
              for i = 1, n do spawn(resting, { group = "enemy", x = i %% 320, y = i %% 200 }) end
            end
            return function()
              local drawn = 0
              spawn(function(self)
                self.draw = function() drawn = drawn + 1 draw.disc(self.x, self.y, 5, 0xffffff) end
                while true do wait(1) print("alive " .. drawn) end
              end, { x = 5, y = 5, priority = 0.1 })
              spawn(function() crowd(%d) end)
              spawn(function(self) wait(2)
              %s
              end)
              wait_forever()
            end
            """;

    private final Path folder;
    private final List<String> errors = new ArrayList<>();
    private String last = "";

    private HostileGames(Path folder) {
        this.folder = folder;
    }

    /** Runs the programs whose names contain the third argument, or all. */
    public static void main(String[] args) throws Exception {
        Path folder = Path.of(args[0]);
        boolean isWarm = false;
        for (String[] script : scripts(args[1], args[2])) {
            if (!isWarm) new HostileGames(folder).play("warm up", "wait(1)", 10);
            isWarm = true;
            new HostileGames(folder).play(script[0], script[1], Integer.parseInt(script[2]));
        }
    }

    private static List<String[]> scripts(String folder, String wanted) throws Exception {
        List<String[]> all = new ArrayList<>();
        List<String> programs = Files.readAllLines(Path.of(folder, "hostile_programs.txt"));
        for (int i = 0; i < programs.size(); i++) if (programs.get(i).startsWith("== ")) all.add(program(programs, i));
        return all.stream().filter(script -> script[0].contains(wanted)).toList();
    }

    private static String[] program(List<String> lines, int at) {
        int end = at + 1;
        while (end < lines.size() && !lines.get(end).startsWith("== ")) end++;
        String body = String.join("\n", lines.subList(at + 1, end));
        return new String[] {lines.get(at).substring("== ".length()), body, "0"};
    }

    private void play(String name, String body, int crowd) throws Exception {
        Files.createDirectories(folder.resolve("scenes"));
        Files.writeString(folder.resolve("game.lua"), "return { width = 320, height = 240, scene = 'play' }");
        Files.writeString(folder.resolve("scenes/play.lua"), PRELUDE.formatted(crowd, body));
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        String broken = tryToPlay();
        long millis = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1_000_000;
        String error = errors.isEmpty() ? "" : errors.get(0).lines().findFirst().orElse("");
        System.out.println(String.join("\t", kind(broken, error), "" + millis, last, name, broken + error));
    }

    private static String kind(String broken, String error) {
        if (!broken.isEmpty()) return "broken";
        if (error.contains("not enough memory")) return "memory";
        if (error.contains("ran longer")) return "budget";
        return error.isEmpty() ? "on" : "error";
    }

    private String tryToPlay() {
        try {
            LeakTracker leakTracker = new LeakTracker();
            Assets assets = Assets.of(GameFiles.folder(folder), leakTracker);
            GameLoop loop = new GameLoop(platform(assets, leakTracker));
            loop.init1();
            loop.init2();
            loop.init3();
            for (int i = 0; i < TICKS; i++) loop.frame();
            loop.end2();
            return "";
        } catch (Throwable broken) {
            return broken + " ";
        }
    }

    private GamePlatform platform(Assets assets, LeakTracker leakTracker) {
        return new GamePlatform(
                this::open,
                assets,
                new OffscreenPresenter(320, 240),
                new RawInput(),
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                new LoopRequests(),
                new GameErrors(Log.to(this::note)),
                List.of(),
                List.of(),
                Diagnostics.of(true, Log.withRepeats(this::print), leakTracker),
                PlayerData.inMemory(),
                Audio.silent(),
                1,
                1,
                RunJournal.none());
    }

    private void note(String error) {
        if (errors.size() < 10) errors.add(error.length() > 300 ? error.substring(0, 300) : error);
    }

    private void print(String line) {
        if (line.startsWith("alive ")) last = line;
    }

    private GameProject open() {
        GameFiles files = GameFiles.folder(folder);
        return new GameProject(GameConfig.read(files.read("game.lua")), files, HostileGames.class.getClassLoader());
    }
}
