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
 * Collects a snapshot of the game in steps at the ends of frames, so that no frame is late. A small game is done in one
 * frame. Owned by the game thread.
 *
 * <ol>
 *   <li>Rows of all living tasks.
 *   <li>Their measured times; tasks that have died since are removed.
 *   <li>The fields of the selected task.
 *   <li>Tunes and watches.
 *   <li>The profile, if requested.
 * </ol>
 *
 * <p>Keeps no reference to the world, as nothing reports its end; starts again when there is another one.
 */
final class SnapshotBuilder {
    /** Work per frame, in units of task rows: a few tenths of a millisecond. */
    static final int WORK_PER_FRAME = 500;

    /** Work for a key of the profiler, whose percentiles are computed from some thousand values. */
    private static final int COST_OF_KEY = 5;

    private static final int COST_OF_FIELD = 2;
    private static final int COST_OF_WATCH = 10;

    private final InspectedGame game;
    private final InspectorRequests.SnapshotRequest request;

    /** The steps. Each gets the remaining work of the frame and returns what it has used. */
    private final List<IntUnaryOperator> parts =
            List.of(this::addTasks, this::addCosts, this::addFields, this::addValues, this::addProfile);

    private long world;
    private int part;
    private int slot;
    private int key;
    private List<TaskRow> tasks = new ArrayList<>();
    private TaskTimes costs = TaskTimes.NONE;
    private @Nullable InspectedTask selected;
    private List<TuneRow> tunes = List.of();
    private List<WatchRow> watches = List.of();
    private final List<Summary> totals = new ArrayList<>();
    private @Nullable ProfileStats profile;

    SnapshotBuilder(InspectedGame game, InspectorRequests.SnapshotRequest request) {
        this.game = game;
        this.request = request;
    }

    /** Collects the next part. Returns the snapshot when it is complete. */
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

    // steps

    private int addTasks(int left) {
        int before = tasks.size();
        slot = world().tasks().addLivingRows(slot, left, tasks);
        if (slot < 0) part++;
        return tasks.size() - before;
    }

    /** Removes tasks that have died since, as their slots may be used by others. */
    private int addCosts(int left) {
        TaskList list = world().tasks();
        tasks.removeIf(row -> list.get(new TaskHandle(row.slot(), row.generation())) == null);
        costs = TaskTimes.of(tasks, list, world().taskTimes());
        part++;
        return tasks.size() / COST_OF_WATCH;
    }

    private int addFields(int left) {
        selected = request.selected() == null ? null : game.inspect(request.selected());
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
        if (!request.withProfile()) {
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
