package kodama.loop;

import java.util.List;
import kodama.draw.Viewport;
import kodama.job.JobFigures;
import kodama.job.LongJobFigures;
import kodama.profile.Profiler;
import kodama.script.ScriptWorld;
import kodama.script.hold.HeldLine;
import kodama.script.tune.Tunes;
import kodama.script.tune.Watch;
import kodama.shot.Shots;
import kodama.task.TaskList;
import kodama.task.TaskTimes;
import org.jspecify.annotations.Nullable;

/**
 * What there is to be seen of a running game, with its speed, which those who look may change; each answer is of this
 * moment. For the game thread.
 */
public interface GameFigures {
    /** No game runs. */
    GameFigures NONE = new NoFigures();

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
     * @return frames a second; 0 when no game runs
     */
    int frameRate();

    /**
     * Returns the tasks.
     *
     * @return until the next reset, those of the game; null when no game runs
     */
    @Nullable
    TaskList tasks();

    /**
     * Returns the line of a script at which the game is held.
     *
     * @return null if it is not
     */
    @Nullable
    HeldLine heldLine();

    /**
     * Returns the scripts.
     *
     * @return until the next reset, those of the game; null when no game runs
     */
    @Nullable
    ScriptWorld scripts();

    /**
     * Returns how far the game is.
     *
     * @return ticks since it began
     */
    long tick();

    /**
     * Returns which scene is on.
     *
     * @return its name; empty before the first
     */
    String scene();

    /**
     * Returns the values that can be turned.
     *
     * @return until the next reset, those of the game; null when no game runs
     */
    @Nullable
    Tunes tunes();

    /**
     * Returns the values that are watched.
     *
     * @return a live view; none when no game runs
     */
    List<Watch> watches();

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
     * @return figures since the loop object began; null when no game runs
     */
    @Nullable
    LongJobFigures longJobs();

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
     * Returns what measures the game.
     *
     * @return the profiler of the program; null when no game runs
     */
    @Nullable
    Profiler profiler();

    /**
     * Returns the shots, to look at them.
     *
     * @return until the next reset, those of the game; null when no game runs
     */
    @Nullable
    Shots shots();

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

    /**
     * Returns how long tasks take.
     *
     * @return figures while the {@link #profiler} measures tasks; null when no game runs
     */
    @Nullable
    TaskTimes taskTimes();

    /**
     * Returns what the game is doing: the call points that tasks are in.
     *
     * @return critical ones first, each with its line and its task; empty when no game runs
     */
    List<String> callPoints();

    /** What there is to be seen when there is nothing. */
    final class NoFigures implements GameFigures {
        private NoFigures() {}

        @Override
        public int frameRate() {
            return 0;
        }

        @Override
        public @Nullable Shots shots() {
            return null;
        }

        @Override
        public void setInvincible(boolean wanted) {
            // nothing is played
        }

        @Override
        public GameView view() {
            return new GameView();
        }

        @Override
        public Viewport place() {
            return Viewport.whole(1, 1);
        }

        @Override
        public TickSteps steps() {
            return TickSteps.NONE;
        }

        @Override
        public long skippedLately() {
            return 0;
        }

        @Override
        public long framesShown() {
            return 0;
        }

        @Override
        public long framesSkipped() {
            return 0;
        }

        @Override
        public @Nullable JobFigures jobs() {
            return null;
        }

        @Override
        public @Nullable LongJobFigures longJobs() {
            return null;
        }

        @Override
        public @Nullable Profiler profiler() {
            return null;
        }

        @Override
        public @Nullable TaskTimes taskTimes() {
            return null;
        }

        @Override
        public List<String> callPoints() {
            return List.of();
        }

        @Override
        public double speed() {
            return 1;
        }

        @Override
        public void setSpeed(double speed) {
            // nothing is played
        }

        @Override
        public String fps() {
            return "";
        }

        @Override
        public @Nullable TaskList tasks() {
            return null;
        }

        @Override
        public @Nullable Tunes tunes() {
            return null;
        }

        @Override
        public List<Watch> watches() {
            return List.of();
        }

        @Override
        public @Nullable HeldLine heldLine() {
            return null;
        }

        @Override
        public @Nullable ScriptWorld scripts() {
            return null;
        }

        @Override
        public long tick() {
            return 0;
        }

        @Override
        public String scene() {
            return "";
        }
    }
}
