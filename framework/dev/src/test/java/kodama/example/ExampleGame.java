package kodama.example;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.cli.InputScripts;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.RawInput;
import kodama.job.CompletionPolicy;
import kodama.log.Log;
import kodama.loop.FrameHook;
import kodama.loop.GameErrors;
import kodama.loop.GamePlatform;
import kodama.loop.GameProject;
import kodama.loop.Program;
import kodama.loop.game.GameLoop;
import kodama.loop.replay.RunJournal;
import kodama.option.PlayerData;
import kodama.request.LoopNames;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.GameConfig;
import kodama.script.game.Assets;
import kodama.script.game.Diagnostics;
import kodama.sound.playback.Audio;
import kodama.time.VirtualClock;

/** An example in {@code scripts/examples}, played tick by tick without a window. */
final class ExampleGame {
    /** Exit code of a program that is still running after its last tick. */
    static final int TIME_IS_UP = 99;

    private static final Path EXAMPLES = Path.of("..", "..", "scripts", "examples");

    private final List<String> errors = new ArrayList<>();
    private final LeakTracker leakTracker = new LeakTracker();
    private final RawInput raw = new RawInput();
    private final LoopRequests requests = new LoopRequests();
    private final Ticks ticks = new Ticks();
    private final OffscreenPresenter presenter;
    private final GamePlatform platform;
    private GameLoop loop;

    private ExampleGame(GameProject project, String keys, int cores) {
        this(() -> project, project, keys, cores, null);
    }

    private ExampleGame(Supplier<GameProject> projects, GameProject project, String keys, int cores, FrameHook hook) {
        GameConfig config = project.config();
        presenter = new OffscreenPresenter(
                config.display().width(), config.display().height());
        platform = new GamePlatform(
                projects,
                Assets.of(project.files(), leakTracker),
                presenter,
                raw,
                CompletionPolicy.NEXT_TICK,
                VirtualClock::new,
                requests,
                new GameErrors(Log.to(errors::add)),
                List.of(),
                List.of(InputScripts.of(keys, raw), hook == null ? ticks : hook),
                Diagnostics.of(false, Log.withRepeats(line -> {}), leakTracker),
                PlayerData.inMemory(),
                Audio.silent(),
                1,
                cores,
                RunJournal.none());
    }

    private ExampleGame begin() {
        loop = new GameLoop(platform);
        loop.init1();
        loop.init2();
        loop.init3();
        return this;
    }

    /** Records the picture of each tick. */
    private final class Ticks implements FrameHook {
        private final List<Integer> pictures = new ArrayList<>();
        private int most = Integer.MAX_VALUE;

        @Override
        public void afterDraw(long frames) {
            if (most == Integer.MAX_VALUE) return;
            pictures.add(Arrays.hashCode(pixels()));
            if (pictures.size() == most) requests.submit(new LoopRequest.Quit(TIME_IS_UP));
        }

        @Override
        public boolean capturesEachTick() {
            return most < Integer.MAX_VALUE;
        }
    }

    /** The names of all examples. */
    static List<String> names() {
        try (var folders = Files.list(EXAMPLES)) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Path folder(String name) {
        return EXAMPLES.resolve(name);
    }

    /** Opens an example like a player. */
    static ExampleGame open(String name, ClassLoader classes) {
        return open(name, classes, 1);
    }

    /** Opens an example with simulated keys, in the format of {@code --keys}. */
    static ExampleGame open(String name, ClassLoader classes, String keys) {
        GameFiles files = GameFiles.folder(folder(name));
        return new ExampleGame(new GameProject(config(files), files, classes), keys, 1).begin();
    }

    /** Opens an example with another game.lua, at twice its base rate; the hook is called after each frame. */
    static ExampleGame openAtTwiceItsRate(String name, GameConfig config, ClassLoader classes, FrameHook hook) {
        GameProject project = new GameProject(config, GameFiles.folder(folder(name)), classes);
        ExampleGame game = new ExampleGame(() -> project, project, "", 1, hook).begin();
        game.loop.changeFrameRate(2 * config.timing().fps());
        return game;
    }

    /** The result of a program: the hash of each tick's picture, the exit code, its saves and errors. */
    record Life(List<Integer> pictures, int code, List<String> saves, List<String> errors) {}

    /** Runs an example as a program with its resets, until it quits or a number of ticks is over. */
    static Life live(String name, Supplier<ClassLoader> classes, String keys, int ticks) {
        GameFiles files = GameFiles.folder(folder(name));
        Supplier<GameProject> projects = () -> new GameProject(config(files), files, classes.get());
        ExampleGame game = new ExampleGame(projects, projects.get(), keys, 1, null);
        game.ticks.most = ticks;
        game.requests.submit(new LoopRequest.SoftReset(LoopNames.GAME));
        int code = new Program(
                        game.requests,
                        Map.of(LoopNames.GAME, () -> new GameLoop(game.platform)),
                        phase -> {},
                        (who, error) -> game.errors.add(who + ": " + error.getMessage()))
                .run();
        return new Life(
                game.ticks.pictures, code, game.platform.playerData().saves().list(), game.errors);
    }

    /** Opens an example with a number of cores; it must be closed. */
    static ExampleGame open(String name, ClassLoader classes, int cores) {
        GameFiles files = GameFiles.folder(folder(name));
        return new ExampleGame(new GameProject(config(files), files, classes), "", cores).begin();
    }

    private static GameConfig config(GameFiles files) {
        return GameConfig.read(files.read(GameConfig.FILE));
    }

    ExampleGame ticks(int count) {
        for (int i = 0; i < count; i++) loop.frame();
        return this;
    }

    /** Runs a simple reset. */
    ExampleGame reset() {
        loop.end1("test");
        loop.init3();
        return this;
    }

    /** Ends the example; its last picture is complete then, whichever thread rendered it. */
    ExampleGame close() {
        loop.end2();
        return this;
    }

    ExampleGame press(Key key) {
        raw.press(key);
        return this;
    }

    ExampleGame release(Key key) {
        raw.release(key);
        return this;
    }

    List<String> errors() {
        return errors;
    }

    /** The last picture. */
    Image picture() {
        return presenter.lastFrame();
    }

    private int[] pixels() {
        Image frame = picture();
        int[] pixels = new int[frame.width() * frame.height()];
        for (int i = 0; i < pixels.length; i++) pixels[i] = frame.pixel(i % frame.width(), i / frame.width());
        return pixels;
    }

    /** The number of colors in the last picture. */
    int colors() {
        TreeSet<Integer> colors = new TreeSet<>();
        Image frame = picture();
        for (int y = 0; y < frame.height(); y++) {
            for (int x = 0; x < frame.width(); x++) colors.add(frame.pixel(x, y));
        }
        return colors.size();
    }
}
