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
 * One of the last frames, looked at while the game is held: at first the worst. Left and right go to the frame before
 * and after, down and up to the next worst and back.
 */
final class WorstFrame {
    private static final int MOST_PARTS = 3;
    private static final List<String> ELSEWHERE =
            List.of("most is not in any line: drawing,", "the machine, or garbage collection");

    private final FrameHistory history;

    /** Frames of the game as it is now; those before it are of another run. */
    private final int count;

    /** Ages of all frames, the worst first. */
    private final List<Integer> ranking;

    private final KeyRepeat left = new KeyRepeat();
    private final KeyRepeat right = new KeyRepeat();
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private int age;
    private List<StatRow> rows;

    /**
     * @param history none is added meanwhile, as a held game has none
     * @param count how many frames of it are of the present run; at least 1
     */
    private WorstFrame(FrameHistory history, int count) {
        this.history = history;
        this.count = count;
        ranking = history.worstFirst().stream().filter(each -> each < count).toList();
        age = ranking.get(0);
        rows = makeRows();
    }

    /** Looks at the frames of a run that has come to a tick; null if there is none yet. */
    static @Nullable WorstFrame of(FrameHistory history, long tick) {
        int count = ofRun(history, tick);
        return count == 0 ? null : new WorstFrame(history, count);
    }

    /** Counts the frames since the last reset: after one, ticks begin anew. */
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

    /** How many frames ago it was when the game was held. */
    int age() {
        return age;
    }

    /** What took the time in it. */
    List<StatRow> rows() {
        return rows;
    }

    private List<StatRow> makeRows() {
        List<StatRow> made = new ArrayList<>();
        long period = history.periodNanos(age);
        long main = history.nanos(Profiler.MAIN, age);
        made.add(StatRow.head("frame at tick " + history.tick(age), rankText()));
        if (age > 0) made.add(StatRow.of("(the picture is of now)", ""));
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

    /** Whether tasks were measured and do not account for the time. */
    private boolean isElsewhere(long main) {
        List<FrameCost> tasks = history.tasks(age);
        return !tasks.isEmpty()
                && 2 * tasks.stream().mapToLong(FrameCost::nanos).sum() < main
                && 2 * history.lines(age).stream().mapToLong(FrameCost::nanos).sum() < main;
    }

    private String rankText() {
        int rank = ranking.indexOf(age) + 1;
        return rank == 1 ? "the worst" : "worst " + rank;
    }

    /** The parts of the game thread that took most. */
    private List<FramePart> parts() {
        return List.of(FramePart.values()).stream()
                .filter(part -> part != FramePart.MAIN && part != FramePart.DRAW)
                .filter(part -> part.thread().equals(FramePart.MAIN.thread()))
                .sorted(Comparator.comparingLong((FramePart part) -> -history.nanos(part.key(), age)))
                .limit(MOST_PARTS)
                .toList();
    }

    private static void addCosts(List<StatRow> made, String head, List<FrameCost> costs) {
        made.add(StatRow.head(head, costs.isEmpty() ? "not measured" : ""));
        for (FrameCost cost : costs)
            made.add(StatRow.of(" " + cost.place() + " " + cost.name(), StatRow.millis(cost.nanos())));
    }
}
