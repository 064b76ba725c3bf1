package kodama.loop;

import kodama.draw.Viewport;
import kodama.input.Bindings;
import kodama.job.JobStatistics;
import kodama.job.LongJobStatistics;
import kodama.profile.Profiler;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * What there is to be seen of a running game from its loop object's begin to its end, with its speed, which those who
 * look may change; each answer is of this moment. What a reset throws away is its {@link #world}. For the game thread.
 */
public interface RunningGame {
    /** Whether there is a world: in every frame there is, but not when the first could not be built. */
    boolean hasWorld();

    /**
     * The world of now, which ends with the next reset.
     *
     * @throws IllegalStateException if there is none yet
     */
    World world();

    /** What the game says of itself in game.lua, as it was read for this world. */
    GameConfig config();

    /** The actions of each player, and the keys and buttons bound to them. */
    Bindings bindings();

    /** How many frames a second are shown, as {@code FPS: 59.988}; {@code held} while the game stands still. */
    String fps();

    /** Frames within about a second that were never drawn, because a newer one came first. */
    long recentlySkipped();

    /** The frame rate aimed at; in frames a second. */
    int frameRate();

    /** The frame rate that the game is written for; in ticks a second. */
    int baseRate();

    /** Frames shown since the loop object began. */
    long framesShown();

    /** Frames since the loop object began that were never drawn because a newer one came first. */
    long framesSkipped();

    /** How the jobs within frames have done since the loop object began; null when a single core does all. */
    @Nullable
    JobStatistics jobs();

    /** How long jobs have done since the loop object began. */
    LongJobStatistics longJobs();

    /** The profiler of the program. */
    Profiler profiler();

    /** The speed of play, as a multiple of the normal one; 1 at first. Kept over simple resets. */
    double speed();

    /**
     * Changes how fast the game is played: ticks come more often or more seldom, and stay the same.
     *
     * @param speed how many times as fast as it is meant; 1/16 to 16
     * @throws IllegalArgumentException if the speed is outside these bounds
     */
    void setSpeed(double speed);

    /**
     * Lets nothing hit the groups that game.lua names as invincible, over resets too, or lets them be hit again. This,
     * and nothing else here besides tasks and values, makes another game of it.
     */
    void setInvincible(boolean wanted);

    /** How the game is drawn, to look closer; the same as long as the loop object. */
    GameView view();

    /** Where the picture of the game is shown in the window, for the frame that is drawn. */
    Viewport viewport();

    /** Lets a game that is held go on in steps, until the next reset. */
    TickStepper stepper();
}
