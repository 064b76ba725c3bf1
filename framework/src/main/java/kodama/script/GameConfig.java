package kodama.script;

import java.util.List;
import kodama.draw.Scaling;
import kodama.job.LongJobs;
import kodama.lua.LuaFailure;
import kodama.lua.LuaMachine;
import kodama.lua.LuaOptions;
import kodama.lua.library.Libraries;
import kodama.task.TaskOptions;
import kodama.time.LateFrames;
import kodama.time.Pacing;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * What {@code game.lua} says: a game's title, size, speed, first scene, and where its further parts lie.
 *
 * @param title shown on the window
 * @param icon name of the picture that stands for the game on the desktop; empty for Kodama's own
 * @param width of the picture; in virtual pixels, 16 to 4096
 * @param height of the picture; in virtual pixels, 16 to 4096
 * @param fps ticks and frames a second; 1 to 240
 * @param scaling how the picture fills a window of another size
 * @param pacing how frames are kept apart
 * @param late what happens when frames come late
 * @param pausesUnfocused whether the game stands still while another window has the focus
 * @param showsFps whether the picture tells from the start how many frames a second are shown
 * @param scene name of the first scene, a file in {@code scenes/}
 * @param tasks how the list of tasks is built
 * @param shots most shots in the air at once
 * @param jobs most long jobs under way at once, 1 to 64; holds from the start of the program on
 * @param preload which pictures are read before the game begins
 * @param java what of the game is written in Java
 * @param files further folders of the game's files, relative to the game's folder
 */
public record GameConfig(
        String title,
        String icon,
        int width,
        int height,
        int fps,
        Scaling scaling,
        Pacing pacing,
        LateFrames late,
        boolean pausesUnfocused,
        boolean showsFps,
        String scene,
        TaskOptions tasks,
        int shots,
        int jobs,
        Preload preload,
        JavaParts java,
        List<String> files) {

    /** The file that makes a folder a game. */
    public static final String FILE = "game.lua";

    static final int MOST_FPS = 240;
    static final int MOST_SHOTS = 1_000_000;

    /** Instructions that reading the file may take. */
    private static final long BUDGET = 1_000_000;

    private static final OptionNames KNOWN = OptionNames.of(
            "title",
            "icon",
            "width",
            "height",
            "fps",
            "scaling",
            "pacing",
            "late",
            "pause_unfocused",
            "show_fps",
            "scene",
            "tasks",
            "shots",
            "jobs",
            "preload",
            "java",
            "subsystems",
            "loops",
            "files");

    /**
     * Reads {@code game.lua}.
     *
     * @param source the file's content
     * @return what it says, with defaults for the rest
     * @throws GameConfigException if it is no Lua, or says what makes no sense; the message names the file
     */
    public static GameConfig read(byte[] source) {
        try (LuaMachine machine = Libraries.machine(LuaOptions.forGame().withBudget(BUDGET))) {
            Varargs result = machine.coroutine(machine.load(FILE, source)).resume(LuaValue.NONE);
            return of(table(result.arg1()));
        } catch (LuaFailure | LuaError wrong) {
            throw new GameConfigException(wrong.getMessage(), wrong);
        }
    }

    /**
     * Begins elsewhere.
     *
     * @param first name of another first scene
     * @return the same game otherwise
     */
    public GameConfig withScene(String first) {
        return with(first, fps, tasks, shots, jobs);
    }

    /** The same game with other limits, as a test wants them. */
    GameConfig with(int otherFps, TaskOptions otherTasks, int mostShots, int mostJobs) {
        return with(scene, otherFps, otherTasks, mostShots, mostJobs);
    }

    private GameConfig with(String first, int otherFps, TaskOptions otherTasks, int mostShots, int mostJobs) {
        return new GameConfig(
                title,
                icon,
                width,
                height,
                otherFps,
                scaling,
                pacing,
                late,
                pausesUnfocused,
                showsFps,
                first,
                otherTasks,
                mostShots,
                mostJobs,
                preload,
                java,
                files);
    }

    private static LuaTable table(LuaValue value) {
        if (value instanceof LuaTable table) return table;
        throw new GameConfigException(
                FILE + " must return a table such as { title = \"My game\", scene = \"title\" } but returned "
                        + value.typename());
    }

    private static GameConfig of(LuaTable table) {
        Options options = new Options(FILE, table, KNOWN);
        return new GameConfig(
                options.text("title", "Kodama"),
                options.text("icon", ""),
                options.integer("width", 16, 4096, 320),
                options.integer("height", 16, 4096, 240),
                options.integer("fps", 1, MOST_FPS, 60),
                options.choice("scaling", Scaling.class),
                options.choice("pacing", Pacing.class),
                options.choice("late", LateFrames.class),
                options.flag("pause_unfocused"),
                options.flag("show_fps"),
                options.text("scene", "main"),
                TaskSettings.read(options),
                options.integer("shots", 1, MOST_SHOTS, 16_384),
                options.integer("jobs", 1, LongJobs.MOST_PLACES, 4),
                Preload.read(options),
                JavaParts.read(options),
                options.texts("files", "folder names"));
    }
}
