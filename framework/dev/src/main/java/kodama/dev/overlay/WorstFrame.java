package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.input.Pad;
import kodama.player.KeyRepeat;
import kodama.profile.FrameCost;
import kodama.profile.FrameHistory;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import org.jspecify.annotations.Nullable;

/**
 * A recent frame being inspected while the game is paused, initially the slowest one. Left and Right select the
 * previous and next frame, Down and Up the next slower and faster one by rank.
 */
final class WorstFrame {
    private static final int MAX_PARTS = 3;
    private static final List<String> ELSEWHERE =
            List.of("mostly outside scripts: drawing,", "other programs, or garbage collection");

    private final FrameHistory history;

    /** Number of frames in the current run; older ones belong to an earlier run. */
    private final int count;

    /** Ages of all frames, the slowest first. */
    private final List<Integer> ranking;

    private final KeyRepeat left = new KeyRepeat();
    private final KeyRepeat right = new KeyRepeat();
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private int age;
    private List<StatRow> rows;

    /**
     * Selects the slowest frame.
     *
     * @param history does not grow, as the game is paused
     * @param count number of frames in the current run; at least 1
     */
    private WorstFrame(FrameHistory history, int count) {
        this.history = history;
        this.count = count;
        ranking = history.worstFirst().stream().filter(each -> each < count).toList();
        age = ranking.get(0);
        rows = makeRows();
    }

    /** The slowest frame of a run at a tick; null if the run has no frame yet. */
    static @Nullable WorstFrame of(FrameHistory history, long tick) {
        int count = ofRun(history, tick);
        return count == 0 ? null : new WorstFrame(history, count);
    }

    /** Number of frames since the last reset, which restarts the count of ticks. */
    private static int ofRun(FrameHistory history, long tick) {
        long later = tick;
        for (int age = 0; age < history.count(); age++) {
            if (history.tick(age) > later) return age;
            later = history.tick(age);
        }
        return history.count();
    }

    void handleKeys(Pad pad) {
        if (left.happens(pad, "left")) show(age + 1);
        if (right.happens(pad, "right")) show(age - 1);
        if (down.happens(pad, "down")) showRank(ranking.indexOf(age) + 1);
        if (up.happens(pad, "up")) showRank(ranking.indexOf(age) - 1);
    }

    private void showRank(int rank) {
        show(ranking.get(Math.max(0, Math.min(ranking.size() - 1, rank))));
    }

    private void show(int wanted) {
        age = Math.max(0, Math.min(count - 1, wanted));
        rows = makeRows();
    }

    /** Age of the frame when the game was paused, in frames. */
    int age() {
        return age;
    }

    /** Rows with the times of its parts. */
    List<StatRow> rows() {
        return rows;
    }

    private List<StatRow> makeRows() {
        List<StatRow> made = new ArrayList<>();
        long period = history.periodNanos(age);
        long main = history.nanos(Profiler.MAIN, age);
        made.add(StatRow.head("frame at tick " + history.tick(age), rankText()));
        if (age > 0) made.add(StatRow.of("(picture: current frame)", ""));
        made.add(StatRow.head(
                "main " + StatRow.millis(main) + " of " + StatRow.millis(period) + " ms", StatRow.share(main, period)));
        parts().forEach(part ->
                made.add(StatRow.of(" " + part.label(), StatRow.millis(history.nanos(part.key(), age)))));
        made.add(StatRow.head("draw", StatRow.millis(history.nanos(Profiler.DRAW, age))));
        addCosts(made, "tasks", history.tasks(age));
        addCosts(made, "lines", history.lines(age));
        if (isElsewhere(main)) ELSEWHERE.forEach(row -> made.add(StatRow.of(row, "")));
        return made;
    }

    /** Whether tasks were measured but took only a small part of the time. */
    private boolean isElsewhere(long main) {
        List<FrameCost> tasks = history.tasks(age);
        return !tasks.isEmpty()
                && 2 * tasks.stream().mapToLong(FrameCost::nanos).sum() < main
                && 2 * history.lines(age).stream().mapToLong(FrameCost::nanos).sum() < main;
    }

    private String rankText() {
        int rank = ranking.indexOf(age) + 1;
        return rank == 1 ? "the slowest" : "slowest " + rank;
    }

    /** The slowest parts of the game thread. */
    private List<FramePart> parts() {
        return List.of(FramePart.values()).stream()
                .filter(part -> part != FramePart.MAIN && part != FramePart.DRAW)
                .filter(part -> part.thread().equals(FramePart.MAIN.thread()))
                .sorted(Comparator.comparingLong((FramePart part) -> -history.nanos(part.key(), age)))
                .limit(MAX_PARTS)
                .toList();
    }

    private static void addCosts(List<StatRow> made, String head, List<FrameCost> costs) {
        made.add(StatRow.head(head, costs.isEmpty() ? "not measured" : ""));
        for (FrameCost cost : costs)
            made.add(StatRow.of(" " + cost.place() + " " + cost.name(), StatRow.millis(cost.nanos())));
    }
}
