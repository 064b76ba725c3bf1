package kodama.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
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
import kodama.option.PlayerData;
import kodama.profile.Profiler;
import kodama.request.FirstScene;
import kodama.save.Saves;
import kodama.script.config.Display;
import kodama.script.game.GameStarter;
import org.jspecify.annotations.Nullable;

/** What a command line says of how a game is played; {@link RunOption} tells what it may say. */
public final class RunOptions {
    private final ConsoleWriters console;
    private final LogOptions log = new LogOptions();
    private boolean headless;
    private boolean fullscreen;
    private boolean singleThread;
    private boolean tracePhases;
    private long ticks;
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
    private @Nullable Path saves;
    private @Nullable Path screenshot;

    /** Options as they are when none is given. */
    public RunOptions(ConsoleWriters console) {
        this.console = console;
    }

    /**
     * Takes an option of the command line.
     *
     * @param name one of {@link RunOption#ALL}
     * @param value its value; empty if it has none
     * @throws InvalidOptionException if the value makes no sense
     */
    public void set(String name, String value) {
        switch (name) {
            case "--fullscreen" -> fullscreen = true;
            case "--headless" -> headless = true;
            case "--keys" -> keys = value;
            case "--log" -> log.setMask(value);
            case "--log-file" -> log.setFile(file(name, value));
            case "--loop" -> loop = value;
            case "--mark" -> mark = value;
            case "--pads" -> pads = file(name, value);
            case "--profile" -> profile = file(name, value);
            case "--save" -> save = value;
            case "--saves" -> saves = file(name, value);
            case "--scale" -> scale = (int) atLeastOne(name, read(name, value, OptionValues::parseInt));
            case "--scaling" -> scaling = scaling(value);
            case "--scene" -> scene = value;
            case "--screenshot" -> screenshot = file(name, value);
            case "--section" -> section = value;
            case "--seed" -> seed = read(name, value, OptionValues::parseLong);
            case "--single-thread" -> singleThread = true;
            case "--ticks" -> ticks = atLeastOne(name, read(name, value, OptionValues::parseLong));
            case "--trace-phases" -> tracePhases = true;
            case "--window-size" -> setWindowSize(value);
            default -> throw new IllegalArgumentException("no option: " + name);
        }
    }

    private static Path file(String option, String value) {
        return read(option, value, OptionValues::parsePath);
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
        List<String> ways = Stream.of(Scaling.values())
                .map(way -> way.name().toLowerCase(Locale.ROOT))
                .toList();
        if (ways.contains(value)) return Scaling.values()[ways.indexOf(value)];
        throw new InvalidOptionException(
                "--scaling must be integer, fit or stretch but was '" + value + "'" + Spelling.hint(value, ways));
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

    /** Whether no window is wanted. */
    public boolean isHeadless() {
        return headless;
    }

    /** Whether to begin on the full screen. */
    boolean isFullscreen() {
        return fullscreen;
    }

    /** The seed of the random numbers, or this one. */
    long seed(long otherwise) {
        return seed == null ? otherwise : seed;
    }

    /** Where the last picture goes. */
    FinalScreenshot screenshot() {
        return new FinalScreenshot(screenshot, Path.of("kodama.png"), err());
    }

    /** Measures what scripts take; null if that is not asked for. */
    @Nullable
    StackProfile profile(Profiler profiler) {
        return profile == null ? null : new StackProfile(profile, out(), profiler);
    }

    /** Refuses files that cannot be written, before the game is played for them. */
    void checkOutputs() {
        screenshot().checkFile();
        if (profile != null) StackProfile.checkFile(profile);
        log.checkFile();
    }

    /** Opens what is kept for the player: in the folder of the command line, else in this one; null for in none. */
    PlayerData keepsakes(
            @Nullable ContainedPath otherwise, boolean inWindow, Consumer<String> notices, LeakTracker ledger) {
        ContainedPath folder = saves != null ? ContainedPath.root(saves) : otherwise;
        if (folder == null && inWindow)
            notices.accept("nothing is kept for the next start: " + UserFolder.NONE + ", or name a folder by --saves");
        Saves kept = folder == null ? Saves.inMemory() : Saves.in(folder, notices, ledger);
        return PlayerData.of(kept, inWindow ? Locale.getDefault().getLanguage() : "en");
    }

    /** How the picture fills the window; as it would otherwise if the command line does not say. */
    Scaling scaling(Scaling otherwise) {
        return scaling == null ? otherwise : scaling;
    }

    /** How large the picture of a window is at first; null if the scale or the screen says so. */
    WindowOptions.@Nullable Size windowSize() {
        if (!hasWindowSize()) return null;
        if (scale > 0)
            throw new CommandException("--scale and --window-size both say how large the window is; give one");
        return new WindowOptions.Size(windowWidth, windowHeight);
    }

    /** How large to show a pixel; 0 for as large as fits. */
    int scale() {
        return scale;
    }

    /** Whether the command line says how large the window is, by its size or by a scale. */
    boolean setsWindowSize() {
        return hasWindowSize() || scale > 0;
    }

    /** Whether a window has a size that was asked for, or is to be shown in pictures though there is none. */
    boolean hasWindowSize() {
        return windowWidth > 0;
    }

    /** Takes the pictures of a game that has no window. */
    OffscreenPresenter offscreen(Display display) {
        if (!hasWindowSize()) return new OffscreenPresenter(display.width(), display.height());
        return OffscreenPresenter.ofWindow(
                display.width(), display.height(), scaling(display.scaling()), windowWidth, windowHeight);
    }

    /** The name of the loop object to begin with, among those there are. */
    String loop(Set<String> names, String otherwise) {
        if (loop.isEmpty()) return otherwise;
        if (names.contains(loop)) return loop;
        throw new CommandException("--loop: there is no loop object '" + loop + "'" + Spelling.hint(loop, names)
                + "; there are " + String.join(", ", new TreeSet<>(names)));
    }

    /** How to begin; null for as the game says. */
    @Nullable
    FirstScene firstScene() {
        if (scene.isEmpty() && section.isEmpty() && mark.isEmpty() && save.isEmpty()) return null;
        Map<String, Object> fields = section.isEmpty() ? Map.of() : Map.of(GameStarter.SECTION, section);
        return new FirstScene(scene, "", fields, save, List.of(), 0, mark);
    }

    /** How many cores to use; a machine with a single one still draws on another thread than the game's. */
    int cores() {
        return singleThread ? 1 : Math.max(2, Runtime.getRuntime().availableProcessors());
    }

    boolean tracesPhases() {
        return tracePhases;
    }

    /** Which lines are told, and where they are kept. */
    LogOptions log() {
        return log;
    }

    /** Presses the keys that the command line names. */
    InputScript inputScript(RawInput raw) {
        try {
            return new InputScript(keys, raw);
        } catch (IllegalArgumentException wrong) {
            throw new InvalidOptionException("--keys: " + wrong.getMessage());
        }
    }

    /** Where pads are read from; null for where the system has them. */
    @Nullable
    Path padFolder() {
        return pads;
    }

    /** Ticks of the program to play; 0 for without end. */
    public long ticks() {
        return ticks;
    }

    /** Where scripts print to. */
    PrintWriter out() {
        return console.out();
    }

    /** Where errors are printed. */
    public PrintWriter err() {
        return console.err();
    }
}
