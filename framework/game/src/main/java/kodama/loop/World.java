package kodama.loop;

import java.util.List;
import kodama.loop.replay.WorldState;
import kodama.script.ScriptWorld;
import kodama.script.debug.PausedLine;
import kodama.script.debug.Tunes;
import kodama.script.debug.Watch;
import kodama.script.profile.ScriptProfiler;
import kodama.shot.Shots;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * The state of a game from one reset to the next: tasks, shots, scripts and time. A reset discards it and creates
 * another. For the game thread.
 */
public interface World {
    TaskList tasks();

    /** Returns how long tasks take, while the {@link RunningGame#profiler} measures them. */
    ScriptProfiler taskTimes();

    /** Returns the shots, for reading only. */
    Shots shots();

    ScriptWorld scripts();

    /** Returns the state of this world, to compare runs. */
    WorldState state();

    /** Returns the values that developers can tune. */
    Tunes tunes();

    /** Returns a live view of the watched values. */
    List<Watch> watches();

    /** Returns the number of ticks since the world began, including the current one; 0 before the first. */
    long tick();

    /** Returns the name of the current scene; empty before the first. */
    String scene();

    /** Returns the call points that tasks are in, critical ones first, each with its line and its task. */
    List<String> callPoints();

    /** Returns the line of a script at which the game is paused; null if it is not paused at a line. */
    @Nullable
    PausedLine pausedLine();
}
