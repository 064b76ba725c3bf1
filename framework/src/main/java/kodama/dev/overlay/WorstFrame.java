package kodama.dev.overlay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.dev.ui.KeyRepeat;
import kodama.input.Pad;
import kodama.profile.FrameCost;
import kodama.profile.FrameHistory;
import kodama.profile.FramePart;
import kodama.profile.Profiler;

/**
 * One of the last frames, looked at while the game is held: at first the worst. Left and right go to the frame before
 * and after, down and up to the next worst and back.
 */
final class WorstFrame {
    private static final int MOST_PARTS = 3;

    private final FrameHistory history;

    /** Ages of all frames, the worst first. */
    private final List<Integer> ranking;

    private final KeyRepeat left = new KeyRepeat();
    private final KeyRepeat right = new KeyRepeat();
    private final KeyRepeat up = new KeyRepeat();
    private final KeyRepeat down = new KeyRepeat();
    private int age;
    private List<Figure> rows;

    /** @param history with at least one frame; none is added meanwhile, as a held game has none */
    WorstFrame(FrameHistory history) {
        this.history = history;
        ranking = history.worstFirst();
        age = ranking.get(0);
        rows = makeRows();
    }

    void listen(Pad pad) {
        if (left.happens(pad, "left")) show(age + 1);
        if (right.happens(pad, "right")) show(age - 1);
        if (down.happens(pad, "down")) showRank(ranking.indexOf(age) + 1);
        if (up.happens(pad, "up")) showRank(ranking.indexOf(age) - 1);
    }

    private void showRank(int rank) {
        show(ranking.get(Math.max(0, Math.min(ranking.size() - 1, rank))));
    }

    private void show(int wanted) {
        age = Math.max(0, Math.min(history.count() - 1, wanted));
        rows = makeRows();
    }

    /** How many frames ago it was when the game was held. */
    int age() {
        return age;
    }

    /** What took the time in it. */
    List<Figure> rows() {
        return rows;
    }

    private List<Figure> makeRows() {
        List<Figure> made = new ArrayList<>();
        long period = history.periodNanos(age);
        long main = history.nanos(Profiler.MAIN, age);
        made.add(Figure.head("frame at tick " + history.tick(age), rankText()));
        made.add(Figure.head(
                "main " + Figure.millis(main) + " of " + Figure.millis(period) + " ms", Figure.share(main, period)));
        parts().forEach(part -> made.add(Figure.of(" " + part.label(), Figure.millis(history.nanos(part.key(), age)))));
        made.add(Figure.head("draw", Figure.millis(history.nanos(Profiler.DRAW, age))));
        addCosts(made, "tasks", history.tasks(age));
        addCosts(made, "lines", history.lines(age));
        return made;
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

    private static void addCosts(List<Figure> made, String head, List<FrameCost> costs) {
        made.add(Figure.head(head, costs.isEmpty() ? "not measured" : ""));
        for (FrameCost cost : costs)
            made.add(Figure.of(" " + cost.place() + " " + cost.name(), Figure.millis(cost.nanos())));
    }
}
