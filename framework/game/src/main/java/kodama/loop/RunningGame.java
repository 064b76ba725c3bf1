package kodama.loop;

import kodama.draw.Viewport;
import kodama.input.Bindings;
import kodama.job.JobStatistics;
import kodama.job.LongJobStatistics;
import kodama.profile.Profiler;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * A running game as overlays and tools see it, from the beginning of its loop object to the end; each method returns
 * the current value. The part that a reset discards is its {@link #world}. For the game thread.
 */
public interface RunningGame {
    /** Whether there is a world: always during a frame, but not if the first world could not be built. */
    boolean hasWorld();

    /**
     * Returns the current world, which ends with the next reset.
     *
     * @throws IllegalStateException if there is none yet
     */
    World world();

    /** Returns the settings in game.lua, as read for this world. */
    GameConfig config();

    /** Returns the actions of each player, and the keys and buttons bound to them. */
    Bindings bindings();

    /** Returns the frames shown per second, as {@code FPS: 59.988}; {@code paused} while the game is held. */
    String fps();

    /** Returns the number of frames within about the last second that were skipped because a newer one was ready. */
    long recentlySkipped();

    /** Returns the target frame rate, in frames per second. */
    int frameRate();

    /** Returns the frame rate that the game is written for, in ticks per second. */
    int baseRate();

    /** Returns the number of frames shown since the loop object began. */
    long framesShown();

    /** Returns the number of frames since the loop object began that were skipped because a newer one was ready. */
    long framesSkipped();

    /**
     * Returns statistics of the jobs within frames since the loop object began; null if a single core does everything.
     */
    @Nullable
    JobStatistics jobs();

    /** Returns statistics of long jobs since the loop object began. */
    LongJobStatistics longJobs();

    /** Returns the profiler of the program. */
    Profiler profiler();

    /** Returns the speed of play as a multiple of the normal one; 1 by default. Kept over simple resets. */
    double speed();

    /**
     * Changes how fast the game is played: ticks come more or less often, and are otherwise the same.
     *
     * @param speed multiple of the normal speed; 1/16 to 16
     * @throws IllegalArgumentException if the speed is outside these bounds
     */
    void setSpeed(double speed);

    /**
     * Makes the groups that game.lua lists as invincible immune to hits, also after resets, or vulnerable again. Like
     * changes to tasks and values, and unlike everything else here, this changes how the game runs.
     */
    void setInvincible(boolean invincible);

    /** Returns how the game is drawn, for developers; the same object while the loop object lasts. */
    GameView view();

    /** Returns where the window shows the picture of the frame being drawn. */
    Viewport viewport();

    /** Returns the recording of the run, of which any tick can be sought. */
    Timeline timeline();

    /** Returns the control that runs a held game in steps, until the next reset. */
    TickStepper stepper();
}
