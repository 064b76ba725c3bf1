package kodama.loop;

import java.util.List;
import kodama.script.ScriptWorld;
import kodama.script.debug.PausedLine;
import kodama.script.debug.Tunes;
import kodama.script.debug.Watch;
import kodama.script.profile.ScriptProfiler;
import kodama.shot.Shots;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * What there is to be seen of a game until the next reset; after that another world takes its place. For the game
 * thread.
 */
public interface World {
    TaskList tasks();

    /** How long tasks take, while the {@link RunningGame#profiler} measures them. */
    ScriptProfiler taskTimes();

    /** The shots, which only the world changes. */
    Shots shots();

    ScriptWorld scripts();

    /** The values that can be turned. */
    Tunes tunes();

    /** The values that are watched; a live view. */
    List<Watch> watches();

    /** Ticks since the world began, with the one under way; 0 before the first. */
    long tick();

    /** Name of the scene that is on; empty before the first. */
    String scene();

    /**
     * What the game is doing: the call points that tasks are in, critical ones first, each with its line and its task.
     */
    List<String> callPoints();

    /** The line of a script at which the game is held; null if it is not. */
    @Nullable
    PausedLine heldLine();
}
