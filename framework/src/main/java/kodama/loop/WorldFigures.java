package kodama.loop;

import java.util.function.Supplier;
import kodama.job.JobFigures;
import kodama.job.LongJobFigures;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** What overlays see of the game: the world that there is just now, if there is one, and the parts that outlive it. */
final class WorldFigures implements GameFigures {
    private final GameParts parts;
    private final Beat beat;
    private final ShownFrames shown;
    private final Supplier<@Nullable GameWorld> world;

    WorldFigures(GameParts parts, Beat beat, ShownFrames shown, Supplier<@Nullable GameWorld> world) {
        this.parts = parts;
        this.beat = beat;
        this.shown = shown;
        this.world = world;
    }

    /** A game that is held is drawn but now and then, which is no figure of it. */
    @Override
    public String fps() {
        return beat.isHeld() ? "held" : shown.meter().text();
    }

    @Override
    public long skippedLately() {
        return shown.meter().skipped();
    }

    @Override
    public int frameRate() {
        GameWorld now = world.get();
        return now == null ? 0 : now.fps();
    }

    @Override
    public @Nullable TaskList tasks() {
        GameWorld now = world.get();
        return now == null ? null : now.taskList();
    }

    @Override
    public long tick() {
        GameWorld now = world.get();
        return now == null ? 0 : now.tick();
    }

    @Override
    public String scene() {
        GameWorld now = world.get();
        return now == null ? "" : now.scene();
    }

    @Override
    public long framesShown() {
        return parts.renderer().framesShown();
    }

    @Override
    public long framesSkipped() {
        return parts.renderer().framesSkipped();
    }

    @Override
    public @Nullable JobFigures jobs() {
        return parts.jobs() == null ? null : parts.jobs().figures();
    }

    @Override
    public LongJobFigures longJobs() {
        return parts.longJobs().figures();
    }

    @Override
    public Tempo tempo() {
        return beat.tempo();
    }
}
