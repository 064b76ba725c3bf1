package kodama.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Adds up frames, key by key. */
final class Tallies {
    private final Accounts accounts;
    private final Supplier<Percentiles> percentiles;
    private final List<Tally> tallies = new ArrayList<>();
    private long frames;

    Tallies(Accounts accounts, Supplier<Percentiles> percentiles) {
        this.accounts = accounts;
        this.percentiles = percentiles;
    }

    void add(FrameRow row) {
        while (tallies.size() < row.keys()) open();
        for (int key = 0; key < row.keys(); key++) tallies.get(key).add(row, key);
        frames++;
    }

    private void open() {
        Tally tally = new Tally(percentiles.get());
        tally.addEmpty(frames);
        tallies.add(tally);
    }

    Summary summary(int key) {
        Account account = accounts.get(key);
        return key < tallies.size()
                ? tallies.get(key).summary(key, account)
                : Summary.empty(key, account.thread, account.name);
    }

    /** Of the keys by which something was recorded. */
    List<Summary> summaries() {
        List<Summary> all = new ArrayList<>();
        for (int key = 0; key < tallies.size(); key++) all.add(summary(key));
        all.removeIf(summary -> summary.count().sum() == 0);
        return all;
    }

    long frames() {
        return frames;
    }

    void clear() {
        for (Tally tally : tallies) tally.clear();
        frames = 0;
    }
}
