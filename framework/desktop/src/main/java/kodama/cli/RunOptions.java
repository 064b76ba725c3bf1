package kodama.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import kodama.base.LeakTracker;
import kodama.base.Spelling;
import kodama.desktop.WindowOptions;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Scaling;
import kodama.file.ContainedPath;
import kodama.file.UserFolder;
import kodama.input.RawInput;
import kodama.loop.FrameHook;
import kodama.loop.replay.RunRecorder;
import kodama.loop.verify.RandomPlayer;
import kodama.option.PlayerData;
import kodama.profile.Profiler;
import kodama.replay.ReplaySaver;
import kodama.request.FirstScene;
import kodama.save.Saves;
import kodama.script.config.Display;
import kodama.script.config.GameConfig;
import kodama.script.game.GameStarter;
import org.jspecify.annotations.Nullable;

/** The command-line options for playing a game; {@link RunOption} lists them. */
public final class RunOptions {
    /** The options that set what a replay contains, or that record. */
    private static final List<String> NOT_IN_REPLAYS = List.of(
            "--checkpoint-ticks",
            "--loop",
            "--mark",
            "--random",
            "--record",
            "--save",
            "--scene",
            "--section",
            "--seed");

    private final ConsoleWriters console;

    /** Names of the options that have been set. */
    private final Set<String> given = new HashSet<>();

    private final LogOptions log = new LogOptions();
    private boolean anyVersion;
    private int checkpointTicks = RunRecorder.CHECKPOINT_TICKS;
    private boolean headless;
    private boolean fullscreen;
    private boolean singleThread;
    private boolean tracePhases;
    private long ticks;
    private long firstTick;
    private @Nullable Long random;
    private @Nullable Long seed;
    private String keys = "";
    private String loop = "";
    private String scene = "";
    private String mark = "";
    private String section = "";
    private String save = "";
    private int scale;
    private @Nullable Scaling scaling;
    private int windowWidth;
    private int windowHeight;
    private @Nullable Path pads;
    private @Nullable Path profile;
    private @Nullable Path record;
    private @Nullable Path replay;
    private @Nullable Path saves;
    private @Nullable Path screenshot;
    private @Nullable Path verify;
    private @Nullable Path watched;

    /** Creates the options with their defaults. */
    public RunOptions(ConsoleWriters console) {
        this.console = console;
    }

    /**
     * Sets an option.
     *
     * @param name name of one of {@link RunOption#ALL}
     * @param value its value; empty if it takes none
     * @throws InvalidOptionException if the value is invalid
     */
    public void set(String name, String value) {
        given.add(name);
        switch (name) {
            case "--any-version" -> anyVersion = true;
            case "--checkpoint-ticks" ->
                checkpointTicks = (int) atLeastOne(name, read(name, value, OptionParsers::parseInt));
            case "--fullscreen" -> fullscreen = true;
            case "--headless" -> headless = true;
            case "--keys" -> keys = value;
            case "--log" -> log.setMask(value);
            case "--log-file" -> log.setFile(file(name, value));
            case "--loop" -> loop = value;
            case "--mark" -> mark = value;
            case "--pads" -> pads = file(name, value);
            case "--profile" -> profile = file(name, value);
            case "--random" -> random = read(name, value, OptionParsers::parseLong);
            case "--record" -> record = file(name, value);
            case "--replay" -> replay = file(name, value);
            case "--save" -> save = value;
            case "--saves" -> saves = file(name, value);
            case "--scale" -> scale = (int) atLeastOne(name, read(name, value, OptionParsers::parseInt));
            case "--scaling" -> scaling = scaling(value);
            case "--scene" -> scene = value;
            case "--screenshot" -> screenshot = file(name, value);
            case "--section" -> section = value;
            case "--seed" -> seed = read(name, value, OptionParsers::parseLong);
            case "--single-thread" -> singleThread = true;
            case "--ticks" -> setTicks(value);
            case "--trace-phases" -> tracePhases = true;
            case "--verify" -> verify = file(name, value);
            case "--watch" -> watched = file(name, value);
            case "--window-size" -> setWindowSize(value);
            default -> throw new IllegalArgumentException("not an option: " + name);
        }
    }

    private void setTicks(String value) {
        int dash = value.indexOf('-', 1);
        if (dash > 0) firstTick = ticks(value.substring(0, dash));
        ticks = ticks(value.substring(dash + 1));
        if (ticks < firstTick)
            throw new InvalidOptionException(
                    "--ticks: the last tick must be at least " + firstTick + " but was " + ticks);
    }

    private static long ticks(String value) {
        return atLeastOne("--ticks", read("--ticks", value, OptionParsers::parseLong));
    }

    private static Path file(String option, String value) {
        return read(option, value, OptionParsers::parsePath);
    }

    private static long atLeastOne(String option, long number) {
        if (number >= 1) return number;
        throw new InvalidOptionException(option + " must be at least 1 but was " + number);
    }

    private static <T> T read(String option, String value, Function<String, T> reader) {
        try {
            return reader.apply(value);
        } catch (IllegalArgumentException wrong) {
            throw InvalidOptionException.value(option, wrong);
        }
    }

    private static Scaling scaling(String value) {
        List<String> words = Stream.of(Scaling.values())
                .map(each -> each.name().toLowerCase(Locale.ROOT))
                .toList();
        if (words.contains(value)) return Scaling.values()[words.indexOf(value)];
        throw new InvalidOptionException(
                "--scaling must be integer, fit or stretch but was '" + value + "'" + Spelling.hint(value, words));
    }

    private void setWindowSize(String value) {
        if (!value.matches("\\d{1,5}x\\d{1,5}"))
            throw new InvalidOptionException("--window-size must be a size such as 640x480 but was '" + value + "'");
        int cross = value.indexOf('x');
        windowWidth = side("width", value.substring(0, cross));
        windowHeight = side("height", value.substring(cross + 1));
    }

    private static int side(String name, String value) {
        int pixels = Integer.parseInt(value);
        if (pixels >= 1 && pixels <= Image.MAX_SIDE) return pixels;
        throw new InvalidOptionException(
                "--window-size: the " + name + " must be from 1 to " + Image.MAX_SIDE + " but was " + pixels);
    }

    /** Whether to play without a window. */
    public boolean isHeadless() {
        return headless;
    }

    /** Whether to start in full screen. */
    boolean isFullscreen() {
        return fullscreen;
    }

    /** Returns the seed of the random numbers, by default the given one. */
    long seed(long fallback) {
        return seed == null ? fallback : seed;
    }

    /** Returns the hook that writes the last frame. */
    FinalScreenshot screenshot() {
        return new FinalScreenshot(screenshot, Path.of("kodama.png"), err());
    }

    /** Returns the profile of the scripts; null if not requested. */
    @Nullable
    StackProfile profile(Profiler profiler) {
        return profile == null ? null : new StackProfile(profile, out(), profiler);
    }

    /** Checks that the options fit together and that all output files can be written, before the game starts. */
    void check() {
        checkReplay("--replay");
        if (watched != null)
            for (String other : List.of("--record", "--replay"))
                if (given.contains(other)) throw new CommandException(other + " and --watch cannot be used together");
        screenshot().checkFile();
        if (profile != null) StackProfile.checkFile(profile);
        log.checkFile();
        if (record != null) ReplaySaver.check(record);
    }

    private void checkReplay(String option) {
        if (!given.contains(option)) return;
        for (String other : NOT_IN_REPLAYS)
            if (given.contains(other))
                throw new CommandException(other + " and " + option + " cannot be used together");
    }

    /** Returns the file in which to record the run; null for none. */
    @Nullable
    Path recordFile() {
        return record;
    }

    /** Returns the number of ticks between two recorded hashes of the state. */
    int checkpointTicks() {
        return checkpointTicks;
    }

    /** Returns the recorded run to play; null for none. */
    @Nullable
    Path replayFile() {
        return replay;
    }

    /**
     * Returns the recorded run to verify instead of playing; null for none.
     *
     * @throws CommandException if there is an option that cannot be used with it
     */
    @Nullable
    Path verifiedFile() {
        checkReplay("--verify");
        return verify;
    }

    /** Returns the replay to play in the window before the game; null for none. */
    @Nullable
    Path watchedFile() {
        return watched;
    }

    /** Whether to play replays of other versions of the game. */
    boolean allowsAnyVersion() {
        return anyVersion;
    }

    /**
     * Opens the saves and settings: in the folder of the command line, by default in the given one; in memory if there
     * is neither.
     */
    PlayerData playerData(
            @Nullable ContainedPath fallback, boolean inWindow, Consumer<String> notices, LeakTracker leakTracker) {
        ContainedPath folder = saves != null ? ContainedPath.root(saves) : fallback;
        if (folder == null && inWindow)
            notices.accept(
                    "saves and settings are not stored: " + UserFolder.NONE + ", or choose a folder with --saves");
        return PlayerData.of(
                open(folder, notices, leakTracker),
                inWindow ? Locale.getDefault().getLanguage() : "en");
    }

    /** Opens saves in a folder. Someone who watches a replay changes nothing there. */
    private Saves open(@Nullable ContainedPath folder, Consumer<String> notices, LeakTracker leakTracker) {
        if (folder == null) return Saves.inMemory();
        return replay == null ? Saves.in(folder, notices, leakTracker) : Saves.readOnly(folder);
    }

    /** Returns how the picture fills the window, by default as given. */
    Scaling scaling(Scaling fallback) {
        return scaling == null ? fallback : scaling;
    }

    /** Returns the initial size of the window's picture; null if it depends on the scale or the screen. */
    WindowOptions.@Nullable Size windowSize() {
        if (!hasWindowSize()) return null;
        if (scale > 0)
            throw new CommandException(
                    "--scale and --window-size both set the size of the window; use only one of them");
        return new WindowOptions.Size(windowWidth, windowHeight);
    }

    /** Returns the size of a pixel in screen pixels; 0 for as large as fits. */
    int scale() {
        return scale;
    }

    /** Whether an option sets the size of the window or the scale. */
    boolean setsWindowSize() {
        return hasWindowSize() || scale > 0;
    }

    /** Whether an option sets the size of the window, or of the window that pictures show. */
    boolean hasWindowSize() {
        return windowWidth > 0;
    }

    /** Creates the presenter of a game without a window. */
    OffscreenPresenter offscreen(Display display) {
        if (!hasWindowSize()) return new OffscreenPresenter(display.width(), display.height());
        return OffscreenPresenter.ofWindow(
                display.width(), display.height(), scaling(display.scaling()), windowWidth, windowHeight);
    }

    /** Returns the name of the loop object to start with, which must be one of the names. */
    String loop(Set<String> names, String fallback) {
        if (loop.isEmpty()) return fallback;
        if (names.contains(loop)) return loop;
        throw new CommandException("--loop: there is no loop object '" + loop + "'" + Spelling.hint(loop, names)
                + "; there are " + String.join(", ", new TreeSet<>(names)));
    }

    /** Returns what to start with; null for the game's own choice. */
    @Nullable
    FirstScene firstScene() {
        if (scene.isEmpty() && section.isEmpty() && mark.isEmpty() && save.isEmpty()) return null;
        Map<String, Object> fields = section.isEmpty() ? Map.of() : Map.of(GameStarter.SECTION, section);
        return new FirstScene(scene, "", fields, save, List.of(), 0, mark);
    }

    /** Returns how many cores to use. Even on a single core, drawing has a thread of its own. */
    int cores() {
        return singleThread ? 1 : Math.max(2, Runtime.getRuntime().availableProcessors());
    }

    boolean tracesPhases() {
        return tracePhases;
    }

    /** Returns the options of the log. */
    LogOptions log() {
        return log;
    }

    /** Returns the hook that simulates the input of the command line. */
    private InputScript inputScript(RawInput raw) {
        try {
            return new InputScript(keys, raw);
        } catch (IllegalArgumentException wrong) {
            throw new InvalidOptionException("--keys: " + wrong.getMessage());
        }
    }

    /** Returns the hooks that play the game: by the command line, and at random. */
    List<FrameHook> players(GameConfig config, RawInput raw) {
        if (random == null) return List.of(inputScript(raw));
        RandomPlayer player = new RandomPlayer(config, raw, random);
        return List.of(inputScript(raw), frames -> player.play());
    }

    /** Returns the folder of the joystick devices; null for that of the system. */
    @Nullable
    Path padFolder() {
        return pads;
    }

    /** Returns the first tick to capture; 0 if only the number of ticks is given. */
    public long firstTick() {
        return firstTick;
    }

    /** Refuses a range of ticks where nothing is captured. */
    public void checkNoFirstTick() {
        if (firstTick > 0)
            throw new CommandException("--ticks " + firstTick + "-" + ticks + " requires --capture of 'kodama run'");
    }

    /** Returns how many ticks to play; 0 for no limit. */
    public long ticks() {
        return ticks;
    }

    /** Returns the writer for output of scripts. */
    PrintWriter out() {
        return console.out();
    }

    /** Returns the writer for errors. */
    public PrintWriter err() {
        return console.err();
    }
}
