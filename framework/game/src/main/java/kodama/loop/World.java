package kodama.loop;

import java.util.List;
import kodama.script.ScriptWorld;
import kodama.script.debug.HeldLine;
import kodama.script.debug.Tunes;
import kodama.script.debug.Watch;
import kodama.script.profile.RunTimes;
import kodama.shot.Shots;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * What there is to be seen of a game until the next reset; after that another world takes its place. For the game
 * thread.
 */
public interface World {
    /**
     * Returns the tasks.
     *
     * @return the list of this world
     */
    TaskList tasks();

    /**
     * Returns how long tasks take.
     *
     * @return figures while the {@link RunningGame#profiler} measures tasks
     */
    RunTimes taskTimes();

    /**
     * Returns the shots, to look at them.
     *
     * @return those of this world, which only the world changes
     */
    Shots shots();

    /**
     * Returns the scripts.
     *
     * @return those of this world
     */
    ScriptWorld scripts();

    /**
     * Returns the values that can be turned.
     *
     * @return those of this world
     */
    Tunes tunes();

    /**
     * Returns the values that are watched.
     *
     * @return a live view
     */
    List<Watch> watches();

    /**
     * Returns how far the world is.
     *
     * @return ticks since it began, with the one under way; 0 before the first
     */
    long tick();

    /**
     * Returns which scene is on.
     *
     * @return its name; empty before the first
     */
    String scene();

    /**
     * Returns what the game is doing: the call points that tasks are in.
     *
     * @return critical ones first, each with its line and its task
     */
    List<String> callPoints();

    /**
     * Returns the line of a script at which the game is held.
     *
     * @return null if it is not
     */
    @Nullable
    HeldLine heldLine();
}
