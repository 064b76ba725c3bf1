package kodama.loop;

import java.util.function.Supplier;
import kodama.time.FpsMeter;
import org.jspecify.annotations.Nullable;

/** What overlays see of the game: the world that there is just now, if there is one. */
final class WorldFigures implements GameFigures {
    private final FpsMeter meter;
    private final Supplier<@Nullable GameWorld> world;

    WorldFigures(FpsMeter meter, Supplier<@Nullable GameWorld> world) {
        this.meter = meter;
        this.world = world;
    }

    @Override
    public String fps() {
        return meter.text();
    }

    @Override
    public int tasks() {
        GameWorld now = world.get();
        return now == null ? 0 : now.taskCount();
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
}
