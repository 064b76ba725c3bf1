package kodama.dev.overlay;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import kodama.base.PrintableText;
import kodama.loop.RunningGame;
import kodama.profile.FrameHistory;
import kodama.profile.FramePart;
import kodama.profile.ProfileWindow;
import kodama.profile.Profiler;
import kodama.profile.Summary;
import kodama.profile.SummaryOrder;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/**
 * The game's statistics in rows. They are updated only when a period of the profiler is over, so that they are readable
 * and cause no garbage in other frames.
 */
final class FrameStats {
    private static final int MAX_GROUPS = 4;
    private static final int TOP = 10;
    /** Minimum share of a core from which a thread without measured parts is listed; displayed as 1 %. */
    private static final double BUSY = 0.005;

    private static final Comparator<TaskGroup> LARGEST =
            Comparator.comparingInt(TaskGroup::count).reversed().thenComparing(TaskGroup::name);

    private final Supplier<String> lastReset;
    private final Memory memory = new Memory();
    private final ThreadLoad load;
    private List<StatRow> figures = List.of();
    private List<StatRow> costliest = List.of();

    /** Period of the shown rows; -1 before the first. */
    private long period = -1;

    FrameStats(Supplier<String> lastReset, Supplier<ThreadTimes> threads) {
        this.lastReset = lastReset;
        load = new ThreadLoad(threads);
    }

    /** Discards the rows, which are rebuilt when needed. */
    void reset() {
        period = -1;
        load.reset();
    }

    /** Rebuilds the rows if a period is over; the slowest parts only if they are shown. */
    void refresh(RunningGame game, ProfileWindow span, int commands, boolean showsCostliest) {
        if (period == span.periods()) return;
        period = span.periods();
        figures = rows(game, span, commands);
        if (showsCostliest) costliest = costliest(span);
    }

    /** Rows with frames, tasks, shots and memory. */
    List<StatRow> rows() {
        return figures;
    }

    /** Rows with the ten slowest parts by thread, and other busy threads. */
    List<StatRow> costliest() {
        return costliest;
    }

    private List<StatRow> rows(RunningGame game, ProfileWindow span, int commands) {
        List<StatRow> rows = new ArrayList<>();
        FrameHistory history = game.profiler().history();
        long frame = history.count() == 0 ? 0 : history.periodNanos(0);
        rows.add(StatRow.head(game.fps(), ""));
        if (game.recentlySkipped() > 0) rows.add(StatRow.count("skipped", game.recentlySkipped()));
        addThread(rows, span, frame, FramePart.MAIN, FramePart.UPDATE, FramePart.SHOTS, FramePart.LIST);
        addThread(rows, span, frame, FramePart.DRAW, FramePart.RASTERIZE, FramePart.PRESENT);
        Summary main = span.summary(Profiler.MAIN);
        if (main.over().frames() > 0)
            rows.add(StatRow.of(" late", main.over().frames() + " x " + StatRow.millis(main.overMean())));
        addTasks(rows, game.world().tasks());
        rows.add(StatRow.count("shots", game.world().shots().count()));
        rows.add(StatRow.count("draw commands", commands));
        rows.add(StatRow.head("memory", memory.used()));
        rows.add(StatRow.of("garbage", memory.collections()));
        addReset(rows);
        return rows;
    }

    private void addReset(List<StatRow> rows) {
        if (lastReset.get().isEmpty()) return;
        rows.add(StatRow.head("last reset", ""));
        for (String part : lastReset.get().split(", ")) rows.add(StatRow.of(" " + part, ""));
    }

    private static void addThread(
            List<StatRow> rows, ProfileWindow span, long frame, FramePart thread, FramePart... parts) {
        double mean = span.summary(thread.key()).mean();
        rows.add(StatRow.head(thread.label() + " " + StatRow.millis(mean), StatRow.share(mean, frame)));
        double other = mean;
        for (FramePart part : parts) {
            double each = span.summary(part.key()).mean();
            rows.add(StatRow.of(" " + part.label(), StatRow.millis(each)));
            other -= each;
        }
        rows.add(StatRow.of(" other", StatRow.millis(Math.max(0, other))));
    }

    private static void addTasks(List<StatRow> rows, TaskList tasks) {
        rows.add(StatRow.head("tasks", tasks.taken() + ""));
        tasks.groups().stream()
                .map(tasks::group)
                .filter(group -> group.count() > 0)
                .sorted(LARGEST)
                .limit(MAX_GROUPS)
                .forEach(group -> rows.add(StatRow.count(" " + group.name(), group.count())));
    }

    private List<StatRow> costliest(ProfileWindow span) {
        SortedMap<String, Double> rates = load.read();
        SortedMap<String, List<StatRow>> byThread = new TreeMap<>(ThreadLoad.ORDER);
        rates.forEach((thread, rate) -> {
            if (rate >= BUSY) byThread.put(thread, new ArrayList<>());
        });
        span.list(SummaryOrder.MAX.descending()).stream()
                .filter(each -> each.key() != Profiler.MAIN && each.key() != Profiler.DRAW)
                .limit(TOP)
                .forEach(each -> byThread.computeIfAbsent(each.thread(), thread -> new ArrayList<>())
                        .add(StatRow.of(" " + each.name(), times(each))));
        List<StatRow> rows = new ArrayList<>();
        rows.add(StatRow.head("top ten", "max mean"));
        byThread.forEach((thread, keys) -> {
            if (!thread.isEmpty()) rows.add(StatRow.head(PrintableText.line(thread), percent(rates.get(thread))));
            rows.addAll(keys);
        });
        if (!load.isSupported()) rows.add(StatRow.of("no CPU times", ""));
        return rows;
    }

    /** A share of one core in percent. */
    private static String percent(@Nullable Double rate) {
        return rate == null ? "" : Math.round(100 * rate) + " %";
    }

    private static String times(Summary each) {
        return StatRow.millis(each.nanos().max()) + " " + StatRow.millis(each.mean());
    }

    /** Used memory, and garbage collections. */
    private static final class Memory {
        private static final double BYTES_PER_MEGABYTE = 1 << 20;

        private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();

        /** The same as {@code collectgarbage "count"}, in megabytes. */
        String used() {
            Runtime java = Runtime.getRuntime();
            return String.format(Locale.ROOT, "%.1f MB", (java.totalMemory() - java.freeMemory()) / BYTES_PER_MEGABYTE);
        }

        /** Number and total time of garbage collections. */
        String collections() {
            long count = 0;
            long millis = 0;
            for (GarbageCollectorMXBean each : collectors) {
                count += Math.max(0, each.getCollectionCount());
                millis += Math.max(0, each.getCollectionTime());
            }
            return count + ", " + millis + " ms";
        }
    }
}
