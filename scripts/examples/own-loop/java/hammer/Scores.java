package hammer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import kodama.loop.Subsystem;

/** The best scores since the start of the program: a subsystem survives simple soft resets. */
public final class Scores implements Subsystem {
    private static final int MOST = 5;

    private final List<Double> best = new ArrayList<>();

    /** Creates an empty table. */
    public Scores() {}

    @Override
    public void open(Context context) {
        context.log().info("scores: the table is open");
    }

    /** Adds a score if it is among the best. */
    void enter(double score) {
        best.add(score);
        best.sort(Comparator.reverseOrder());
        if (best.size() > MOST) best.remove(MOST);
    }

    /** Returns the best scores, highest first. */
    List<Double> best() {
        return best;
    }

    @Override
    public void close() {}
}
