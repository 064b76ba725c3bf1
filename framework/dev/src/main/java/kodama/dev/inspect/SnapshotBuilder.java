package kodama.dev.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import kodama.loop.World;
import kodama.profile.Profiler;
import kodama.profile.Summary;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * A look at the game that becomes a snapshot: a bit of it at the end of each frame, so that none is late for it. A
 * small game is seen whole in one frame. Owned by the game thread.
 *
 * <p>It holds no world, since worlds end without anyone telling; in another one it begins again.
 */
final class SnapshotBuilder {
    /** What a frame may be used for, counted in rows of tasks; some tenths of a millisecond. */
    static final int WORK_PER_FRAME = 500;

    /** Percentiles are counted through some thousand places. */
    private static final int COST_OF_KEY = 5;

    private static final int COST_OF_FIELD = 2;
    private static final int COST_OF_WATCH = 10;

    private final InspectedGame game;
    private final InspectorRequests.SnapshotRequest wish;

    /** Each may use so much, and answers how much it has used; one that is done moves on to the next. */
    private final List<IntUnaryOperator> parts =
            List.of(this::addTasks, this::addCosts, this::addFields, this::addValues, this::addProfile);

    private long world;
    private int part;
    private int slot;
    private int key;
    private List<TaskRow> tasks = new ArrayList<>();
    private TaskCosts costs = TaskCosts.NONE;
    private @Nullable InspectedTask selected;
    private List<TuneRow> tunes = List.of();
    private List<WatchRow> watches = List.of();
    private final List<Summary> totals = new ArrayList<>();
    private @Nullable ProfileStats profile;

    SnapshotBuilder(InspectedGame game, InspectorRequests.SnapshotRequest wish) {
        this.game = game;
        this.wish = wish;
    }

    /** Looks at a bit more; answers the snapshot when that is all. */
    Optional<Snapshot> advance() {
        World now = game.now();
        if (now == null) return Optional.of(Snapshot.EMPTY);
        if (game.number() != world) begin();
        for (int left = WORK_PER_FRAME; left > 0 && part < parts.size(); )
            left -= parts.get(part).applyAsInt(left);
        return part < parts.size() ? Optional.empty() : Optional.of(snapshot(now));
    }

    private void begin() {
        world = game.number();
        part = slot = key = 0;
        tasks = new ArrayList<>();
        totals.clear();
    }

    private Snapshot snapshot(World now) {
        return new Snapshot(world, now.tick(), now.scene(), tasks, costs, selected, tunes, watches, profile);
    }

    private World world() {
        return game.running().world();
    }

    // parts

    private int addTasks(int left) {
        int before = tasks.size();
        slot = world().tasks().addLivingRows(slot, left, tasks);
        if (slot < 0) part++;
        return tasks.size() - before;
    }

    /** One that has died since it was looked at is left out: its place may be that of another by now. */
    private int addCosts(int left) {
        TaskList list = world().tasks();
        tasks.removeIf(row -> list.get(new TaskHandle(row.slot(), row.generation())) == null);
        costs = TaskCosts.of(tasks, list, world().taskTimes());
        part++;
        return tasks.size() / COST_OF_WATCH;
    }

    private int addFields(int left) {
        selected = wish.selected() == null ? null : game.inspect(wish.selected());
        part++;
        return selected == null ? 0 : COST_OF_FIELD * selected.fields().size();
    }

    private int addValues(int left) {
        tunes = TuneRow.all(world().tunes());
        watches = WatchRow.all(world().watches());
        part++;
        return tunes.size() + COST_OF_WATCH * watches.size();
    }

    private int addProfile(int left) {
        if (!wish.withProfile()) {
            part++;
            return 0;
        }
        Profiler profiler = game.running().profiler();
        int first = key;
        int end = Math.min(profiler.keys(), key + 1 + left / COST_OF_KEY);
        for (; key < end; key++) addTotal(profiler.total(key));
        if (key == profiler.keys()) {
            profile = ProfileStats.of(profiler, totals);
            part++;
        }
        return COST_OF_KEY * (key - first);
    }

    private void addTotal(Summary total) {
        if (total.count().sum() > 0) totals.add(total);
    }
}
