package kodama.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kodama.profile.ProfileKeys.Accumulator;
import kodama.profile.Summary.Spread;

/** Adds up frames, key by key. */
final class FrameTotals {
    private final ProfileKeys accounts;
    private final Supplier<Percentiles> percentiles;
    private final List<Tally> tallies = new ArrayList<>();
    private long frames;

    FrameTotals(ProfileKeys accounts, Supplier<Percentiles> percentiles) {
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
        Accumulator account = accounts.get(key);
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

    /** Adds up the frames of one key. */
    private static final class Tally {
        private final Percentiles percentiles;
        private long frames;
        private long nanos;
        private long most;
        private long least;
        private long count;
        private int mostCount;
        private int leastCount;
        private long longest;
        private long framesOver;
        private long nanosOver;

        Tally(Percentiles percentiles) {
            this.percentiles = percentiles;
        }

        /** Frames in which there was no such key yet. */
        void addEmpty(long before) {
            percentiles.addZeros(before);
            frames += before;
        }

        void add(FrameRow row, int key) {
            long time = row.nanos(key);
            int records = row.count(key);
            least = frames == 0 ? time : Math.min(least, time);
            leastCount = frames == 0 ? records : Math.min(leastCount, records);
            most = Math.max(most, time);
            mostCount = Math.max(mostCount, records);
            longest = Math.max(longest, row.longest(key));
            nanos += time;
            count += records;
            frames++;
            percentiles.add(time);
            if (time > row.threshold) addOver(time);
        }

        private void addOver(long time) {
            framesOver++;
            nanosOver += time;
        }

        Summary summary(int key, Accumulator account) {
            return new Summary(
                    key,
                    account.thread,
                    account.name,
                    frames,
                    new Spread(nanos, most, least),
                    new Spread(count, mostCount, leastCount),
                    longest,
                    percentiles.at(95),
                    percentiles.at(99),
                    new Summary.Over(framesOver, nanosOver));
        }

        void clear() {
            frames = nanos = most = least = count = longest = framesOver = nanosOver = 0;
            mostCount = leastCount = 0;
            percentiles.clear();
        }
    }
}
