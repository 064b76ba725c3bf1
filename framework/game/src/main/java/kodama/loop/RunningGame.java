package kodama.loop;

import kodama.draw.Viewport;
import kodama.input.Bindings;
import kodama.job.JobFigures;
import kodama.job.LongJobFigures;
import kodama.profile.Profiler;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * What there is to be seen of a running game from its loop object's begin to its end, with its speed, which those who
 * look may change; each answer is of this moment. What a reset throws away is its {@link #world}. For the game thread.
 */
public interface RunningGame {
    /**
     * Tells whether there is a world: in every frame there is, but not when the first could not be built.
     *
     * @return whether
     */
    boolean hasWorld();

    /**
     * Returns the world of now, which ends with the next reset.
     *
     * @return tasks, shots, scripts, and how far they are
     * @throws IllegalStateException if there is none yet
     */
    World world();

    /**
     * Returns what the game says of itself.
     *
     * @return its game.lua, as it was read for this world
     */
    GameConfig config();

    /**
     * Tells what the game is played with, so that it means nothing else.
     *
     * @return actions of each player, and what stands for them
     */
    Bindings bindings();

    /**
     * Returns how many frames a second are shown.
     *
     * @return for example {@code FPS: 59.988}; {@code held} while the game stands still
     */
    String fps();

    /**
     * Returns how many frames were skipped while that was measured.
     *
     * @return frames within about a second that were never drawn, because a newer one came first
     */
    long skippedLately();

    /**
     * Returns the frame rate aimed at.
     *
     * @return frames a second
     */
    int frameRate();

    /**
     * Returns the frame rate that the game is written for.
     *
     * @return ticks a second, as game.lua says
     */
    int baseRate();

    /**
     * Counts the frames that were shown.
     *
     * @return the number since the loop object began
     */
    long framesShown();

    /**
     * Counts the frames that were never drawn because a newer one came first.
     *
     * @return the number since the loop object began
     */
    long framesSkipped();

    /**
     * Returns how the jobs within frames have done.
     *
     * @return figures since the loop object began; null when a single core does all
     */
    @Nullable
    JobFigures jobs();

    /**
     * Returns how long jobs have done.
     *
     * @return figures since the loop object began
     */
    LongJobFigures longJobs();

    /**
     * Returns what measures the game.
     *
     * @return the profiler of the program
     */
    Profiler profiler();

    /**
     * Returns how fast the game is played.
     *
     * @return how many times as fast as it is meant; 1 at first. Kept over simple resets
     */
    double speed();

    /**
     * Changes how fast the game is played: ticks come more often or more seldom, and stay the same.
     *
     * @param speed how many times as fast as it is meant; 1/16 to 16
     * @throws IllegalArgumentException if the speed is outside these bounds
     */
    void setSpeed(double speed);

    /**
     * Lets nothing hit the groups that game.lua names as invincible, or lets them be hit again. This, and nothing else
     * here besides tasks and values, makes another game of it.
     *
     * @param wanted whether they are spared, over resets too
     */
    void setInvincible(boolean wanted);

    /**
     * Returns how the game is drawn, to look closer.
     *
     * @return always the same for a loop object
     */
    GameView view();

    /**
     * Returns where the picture of the game is shown in the window.
     *
     * @return its place, for the frame that is drawn
     */
    Viewport place();

    /**
     * Returns what lets a game that is held go on in steps.
     *
     * @return until the next reset, that of the game
     */
    TickSteps steps();
}
