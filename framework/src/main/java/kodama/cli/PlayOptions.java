package kodama.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.base.LeakLedger;
import kodama.base.Spelling;
import kodama.desktop.WindowOptions;
import kodama.draw.Image;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Scaling;
import kodama.input.RawInput;
import kodama.option.Keepsakes;
import kodama.profile.Profiler;
import kodama.request.FirstScene;
import kodama.save.Saves;
import kodama.script.config.Display;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every command that plays a game. */
public final class PlayOptions {
    /** Options as they are when none is given. */
    public PlayOptions() {}

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--headless", description = "Play without a window, as fast as the machine can.")
    boolean headless;

    /**
     * Tells whether no window is wanted.
     *
     * @return whether {@code --headless} was given
     */
    public boolean isHeadless() {
        return headless;
    }

    private long ticks;

    @Option(names = "--ticks", paramLabel = "N", description = "End after N ticks; 60 are one second.")
    void setTicks(long value) {
        ticks = atLeastOne("--ticks", value);
    }

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the random numbers: the same seed, the same game.")
    @Nullable
    Long seed;

    @Option(names = "--screenshot", paramLabel = "FILE", description = "Write the last picture as a PNG file.")
    private @Nullable Path screenshot;

    /** Where the last picture goes. */
    Screenshot screenshot() {
        return new Screenshot(screenshot, Path.of("kodama.png"), err());
    }

    @Option(
            names = "--profile",
            paramLabel = "FILE",
            description =
                    "Measure what scripts take; write all stacks, for flame graphs, and tell the costliest lines.")
    private @Nullable Path profile;

    /** Measures what scripts take; null if that is not asked for. */
    @Nullable
    StackProfile profile(Profiler profiler) {
        return profile == null ? null : new StackProfile(profile, out(), profiler);
    }

    /** Refuses files that cannot be written, before the game is played for them. */
    void checkOutputs() {
        screenshot().check();
        if (profile != null) StackProfile.check(profile);
        log.check();
    }

    @Option(
            names = "--saves",
            paramLabel = "FOLDER",
            description = {
                "Keep saves and settings in this folder.",
                "Without a window they are otherwise forgotten at the end."
            })
    private @Nullable Path saves;

    /** Opens what is kept for the player: in the folder of the command line, else in this one; null for in none. */
    Keepsakes keepsakes(@Nullable Path otherwise, boolean inWindow, Consumer<String> notices, LeakLedger ledger) {
        Path folder = saves != null ? saves : otherwise;
        Saves kept = folder == null ? Saves.inMemory() : Saves.in(folder, notices, ledger);
        return Keepsakes.of(kept, inWindow ? Locale.getDefault().getLanguage() : "en");
    }

    private int scale;

    @Option(
            names = "--scale",
            paramLabel = "N",
            description = "Show each pixel as N by N; as large as suits the screen if left out.")
    void setScale(int value) {
        scale = (int) atLeastOne("--scale", value);
    }

    private @Nullable Scaling scaling;

    @Option(
            names = "--scaling",
            paramLabel = "WAY",
            description = "How the picture fills the window: integer, fit or stretch; Shift+F11 goes to the next.")
    void setScaling(String value) {
        List<String> ways = Stream.of(Scaling.values())
                .map(way -> way.name().toLowerCase(Locale.ROOT))
                .toList();
        if (!ways.contains(value))
            throw new ParameterException(
                    spec.commandLine(),
                    "--scaling must be integer, fit or stretch but was '" + value + "'" + Spelling.hint(value, ways));
        scaling = Scaling.values()[ways.indexOf(value)];
    }

    /** How the picture fills the window; as it would otherwise if the command line does not say. */
    Scaling scaling(Scaling otherwise) {
        return scaling == null ? otherwise : scaling;
    }

    private static final Pattern SIZE = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

    private int windowWidth;
    private int windowHeight;

    @Option(
            names = "--window-size",
            paramLabel = "WxH",
            description = {
                "Begin with a window whose picture has this size.",
                "Without a window, make pictures as one of this size would show them, errors too."
            })
    void setWindowSize(String value) {
        Matcher size = SIZE.matcher(value);
        if (!size.matches())
            throw new ParameterException(
                    spec.commandLine(), "--window-size must be a size such as 640x480 but was '" + value + "'");
        windowWidth = side("width", size.group(1));
        windowHeight = side("height", size.group(2));
    }

    /** How large the picture of a window is at first; null if the scale or the screen says so. */
    WindowOptions.@Nullable Size windowSize() {
        if (!hasWindowSize()) return null;
        if (scale > 0)
            throw new CommandException("--scale and --window-size both say how large the window is; give one");
        return new WindowOptions.Size(windowWidth, windowHeight);
    }

    private int side(String name, String value) {
        int pixels = Integer.parseInt(value);
        if (pixels >= 1 && pixels <= Image.MAX_SIDE) return pixels;
        throw new ParameterException(
                spec.commandLine(),
                "--window-size: the " + name + " must be from 1 to " + Image.MAX_SIDE + " but was " + pixels);
    }

    /** Whether the command line says how large the window is, by its size or by a scale. */
    boolean sizesWindow() {
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

    @Option(names = "--loop", paramLabel = "NAME", description = "Begin with this loop object of game.lua.")
    private String loop = "";

    /** The name of the loop object to begin with, among those there are. */
    String loop(Set<String> names, String otherwise) {
        if (loop.isEmpty()) return otherwise;
        if (names.contains(loop)) return loop;
        throw new CommandException("--loop: there is no loop object '" + loop + "'" + Spelling.hint(loop, names)
                + "; there are " + String.join(", ", new TreeSet<>(names)));
    }

    @Option(names = "--scene", paramLabel = "NAME", description = "Begin with this scene.")
    private String scene = "";

    @Option(
            names = "--mark",
            paramLabel = "NAME",
            description = "Begin at this mark of the scene; what comes before is run through unseen.")
    private String mark = "";

    @Option(names = "--save", paramLabel = "NAME", description = "Load this debug save first: saves/NAME.lua.")
    private String save = "";

    /** How to begin; null for as the game says. */
    @Nullable
    FirstScene firstScene() {
        if (scene.isEmpty() && mark.isEmpty() && save.isEmpty()) return null;
        return new FirstScene(scene, "", Map.of(), save, List.of(), 0, mark);
    }

    @Option(names = "--fullscreen", description = "Begin on the full screen; Alt+Enter and F11 switch.")
    boolean fullscreen;

    @Option(names = "--single-thread", description = "Do everything on the game's own thread.")
    private boolean singleThread;

    /** How many cores to use; a machine with a single one still draws on another thread than the game's. */
    int cores() {
        return singleThread ? 1 : Math.max(2, Runtime.getRuntime().availableProcessors());
    }

    @Option(names = "--trace-phases", description = "Tell each phase of the program's life as it begins.")
    private boolean tracePhases;

    boolean tracesPhases() {
        return tracePhases;
    }

    @Mixin
    private LogOptions log = new LogOptions();

    /** Which lines are told, and where they are kept. */
    LogOptions log() {
        return log;
    }

    @Option(
            names = "--keys",
            paramLabel = "SCRIPT",
            description = {
                "Press keys by themselves at these ticks, as in \"60 ENTER, 80-200 Z+LEFT\";",
                "pads and mouse, too: \"60 pad:A, 70 pad2:Start, 80-90 mouse:left@120,80\"."
            })
    private String keys = "";

    /** Presses the keys that the command line names. */
    KeyScript keys(RawInput raw) {
        try {
            return new KeyScript(keys, raw);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), "--keys: " + wrong.getMessage());
        }
    }

    @Option(
            names = "--pads",
            paramLabel = "FOLDER",
            description = "Read pads from js0, js1 and so on in this folder, as Linux has them in /dev/input.")
    private @Nullable Path pads;

    /** Where pads are read from; null for where the system has them. */
    @Nullable
    Path pads() {
        return pads;
    }

    private long atLeastOne(String option, long value) {
        if (value >= 1) return value;
        throw new ParameterException(spec.commandLine(), option + " must be at least 1 but was " + value);
    }

    /** Where scripts print to. */
    PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /**
     * Returns where errors are told.
     *
     * @return the error stream of the command
     */
    public PrintWriter err() {
        return spec.commandLine().getErr();
    }

    /**
     * Tells how many ticks to play.
     *
     * @return ticks of the program; 0 for without end
     */
    public long ticks() {
        return ticks;
    }

    /** How large to show a pixel; 0 for as large as fits. */
    int scale() {
        return scale;
    }
}
